/** Printed inverted-F antenna: a copy of a measured design in the size for a frequency, and what to cut off after a measurement. */
import { defineTool } from '#calculators/define.ts';
import { copyScale, isOwnBand, reference, stubLength, trimSlope } from '#calculators/math/radio/inverted-f.ts';

/** Copies larger or smaller than this differ from the original in their copper, their feed and their losses. */
const [smallest, largest] = [0.5, 2];
/** Share by which ground and board may differ from those of the copy before that needs a word. */
const [groundTolerance, thicknessTolerance] = [0.2, 0.5];
/** Share of the frequency that both measurements of the note span, and a little more. */
const measuredShare = 0.08;

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'] } as const;
const hertz = { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], above: 0 } as const;
const size = { ...length, modes: ['size'] } as const;
const trim = { ...length, modes: ['trim'] } as const;

const differs = (is: number, wanted: number, share: number) => Math.abs(is / wanted - 1) > share;

export const tool = defineTool({
  name: 'InvertedFAntenna',
  modes: ['size', 'trim'],
  inputs: {
    frequency: { ...hertz, default: 868e6, symbol: 'f' },
    groundWidth: { ...size, default: 31e-3, above: 0, symbol: 'X' },
    groundLength: { ...size, default: 45e-3, above: 0, symbol: 'Y' },
    boardThickness: { ...size, default: 0.8e-3, above: 0, symbol: 'h' },
    measuredFrequency: { ...hertz, default: 850e6, symbol: 'f_m', modes: ['trim'] },
    presentStub: { ...trim, default: 17e-3, above: 0, symbol: 'L6' },
  },
  outputs: {
    antennaLength: { ...size, symbol: 'L7' },
    antennaHeight: { ...size, symbol: 'L1' },
    stub: { ...size, symbol: 'L6' },
    uncutStub: size,
    shortGap: { ...size, symbol: 'L2' },
    feedGap: { ...size, symbol: 'L3' },
    meanderDepth: { ...size, symbol: 'L4' },
    meanderWidth: { ...size, symbol: 'L5' },
    traceWidth: { ...size, symbol: 'W' },
    feedWidth: { ...size, symbol: 'W2' },
    copyGroundWidth: { ...size, symbol: 'X' },
    copyGroundLength: { ...size, symbol: 'Y' },
    copyThickness: { ...size, symbol: 'h' },
    clearance: size,
    cut: { ...trim, symbol: 'ΔL6' },
    newStub: { ...trim, symbol: 'L6' },
    scale: { kind: 'quantity', unit: '1', show: ['1'], symbol: 's' },
  },
  main: { size: 'antennaLength', trim: 'cut' },
  refusals: {},
  warnings: ['SCALED', 'FAR_SCALED', 'GROUND_DIFFERS', 'THICKNESS_DIFFERS', 'LENGTHEN', 'STUB_USED_UP', 'FAR_OFF'],
  compute(given) {
    const { mode, frequency, presentStub } = given;
    const scale = copyScale(frequency);
    const cut = trimSlope(scale) * (frequency - given.measuredFrequency);
    const isFar = scale < smallest || scale > largest;
    const isSize = mode === 'size';
    return {
      out: {
        antennaLength: scale * reference.length,
        antennaHeight: scale * reference.height,
        stub: stubLength(frequency),
        uncutStub: scale * reference.stub,
        shortGap: scale * reference.shortGap,
        feedGap: scale * reference.feedGap,
        meanderDepth: scale * reference.meanderDepth,
        meanderWidth: scale * reference.meanderWidth,
        traceWidth: scale * reference.traceWidth,
        feedWidth: scale * reference.feedWidth,
        copyGroundWidth: scale * reference.groundWidth,
        copyGroundLength: scale * reference.groundLength,
        copyThickness: scale * reference.boardThickness,
        clearance: scale * reference.clearance,
        cut,
        newStub: presentStub - cut,
        scale,
      },
      warnings: [
        !isOwnBand(frequency) && !isFar && 'SCALED',
        isFar && 'FAR_SCALED',
        isSize &&
          (differs(given.groundWidth, scale * reference.groundWidth, groundTolerance) ||
            differs(given.groundLength, scale * reference.groundLength, groundTolerance)) &&
          'GROUND_DIFFERS',
        isSize && differs(given.boardThickness, scale * reference.boardThickness, thicknessTolerance) && 'THICKNESS_DIFFERS',
        !isSize && cut < 0 && 'LENGTHEN',
        !isSize && cut >= presentStub && 'STUB_USED_UP',
        !isSize && differs(given.measuredFrequency, frequency, measuredShare) && 'FAR_OFF',
      ],
    };
  },
  sources: [
    'Texas Instruments, 868 MHz, 915 MHz and 955 MHz Inverted F Antenna, DN023, SWRA228C',
    'Texas Instruments, Antenna Selection Guide, AN058, SWRA161B',
  ],
});
