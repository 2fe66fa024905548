/** Timer reload values of an 8051 serial port for a baud rate, and the baud rate of a reload value. */
import { defineTool, refuse } from '#calculators/define.ts';
import { baudError, bytesOf, isWithin, nearestWhole, standardBaudRates } from '#calculators/math/timing/baud-rate.ts';

interface Chain {
  oscillatorFrequency: number;
  clockMode: '12' | '6' | '4' | '1';
  doubleBaud: 'auto' | '0' | '1';
}

interface Reload {
  smod: number;
  /** Timer counts per overflow. */
  divisor: number;
  /** Oscillator cycles per bit. */
  cycles: number;
  error: number;
  /** The reload value has a place in its register. */
  fits: boolean;
}

/** The reload of a timer of `limit` counts, with `perCount` oscillator cycles per bit and count. */
function reloadFor(clock: number, baud: number, perCount: number, limit: number, smod = 0): Reload {
  const ideal = clock / (perCount * baud);
  const divisor = Math.min(Math.max(nearestWhole(ideal), 1), limit);
  const cycles = perCount * divisor;
  return { smod, divisor, cycles, error: baudError(clock, cycles, baud), fits: ideal >= 0.5 && ideal < limit + 0.5 };
}

/** Oscillator cycles per bit and count of Timer 1 in mode 2. */
const timer1Cycles = (clockMode: Chain['clockMode'], smod: number): number => (32 * Number(clockMode)) / (smod === 1 ? 2 : 1);

/** Errors that agree to this are the same. */
const same = 1e-12;

function timer1({ oscillatorFrequency, clockMode, doubleBaud }: Chain, baud: number): Reload {
  const withBit = (smod: number) => reloadFor(oscillatorFrequency, baud, timer1Cycles(clockMode, smod), 256, smod);
  if (doubleBaud !== 'auto') return withBit(Number(doubleBaud));
  const [single, double] = [withBit(0), withBit(1)];
  if (!single.fits) return double;
  if (!double.fits) return single;
  return Math.abs(double.error) <= Math.abs(single.error) - same ? double : single;
}

/** Timer 2 counts every second cycle, in X2 mode every one, and the serial port takes a sixteenth of its overflows. */
function timer2({ oscillatorFrequency, clockMode }: Chain, baud: number): Reload {
  return reloadFor(oscillatorFrequency, baud, clockMode === '6' ? 16 : 32, 65_536);
}

const notes = ['Timer 1 mode 2 (upper nibble)', 'mode 1, receiver on', 'SMOD is bit 7', 'TR1', 'RCLK, TCLK, TR2', ''] as const;
const register = (name: string, value: number, note: (typeof notes)[number] = '') => ({ name, value, note });

function registersOfTimer1({ divisor, smod }: Reload) {
  const th1 = 256 - divisor;
  return {
    th1,
    smod,
    registers: [
      register('TMOD', 0x20, 'Timer 1 mode 2 (upper nibble)'),
      register('TH1', th1),
      register('TL1', th1),
      register('SCON', 0x50, 'mode 1, receiver on'),
      register('PCON', smod * 0x80, 'SMOD is bit 7'),
      register('TCON', 0x40, 'TR1'),
    ],
  };
}

function registersOfTimer2({ divisor }: Reload) {
  const [rcap2h, rcap2l] = bytesOf(65_536 - divisor);
  return {
    rcap2h,
    rcap2l,
    registers: [
      register('RCAP2H', rcap2h),
      register('RCAP2L', rcap2l),
      register('TH2', rcap2h),
      register('TL2', rcap2l),
      register('T2CON', 0x34, 'RCLK, TCLK, TR2'),
      register('SCON', 0x50, 'mode 1, receiver on'),
    ],
  };
}

const fastestListed = 115_200;

export const tool = defineTool({
  name: 'SerialPortRegisters',
  modes: ['timer1', 'timer2', 'fixed', 'decode'],
  inputs: {
    oscillatorFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'Hz'], default: 11_059_200, above: 0, symbol: 'f_osc' },
    baudRate: { kind: 'quantity', unit: 'Bd', show: ['Bd', 'kBd'], default: 9600, above: 0, modes: ['timer1', 'timer2'] },
    clockMode: { kind: 'choice', choices: ['12', '6', '4', '1'], default: '12', modes: ['timer1', 'timer2', 'decode'] },
    doubleBaud: { kind: 'choice', choices: ['auto', '0', '1'], default: 'auto', modes: ['timer1'] },
    reload: { kind: 'quantity', unit: '1', show: ['1'], default: 253, min: 0, max: 255, integer: true, symbol: 'TH1', modes: ['decode'] },
    smodBit: { kind: 'quantity', unit: '1', show: ['1'], default: 0, min: 0, max: 1, integer: true, modes: ['decode', 'fixed'] },
    tolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.02,
      above: 0,
      max: 0.2,
      modes: ['timer1', 'timer2', 'decode'],
      advanced: true,
    },
    nominalBaud: { kind: 'quantity', unit: 'Bd', show: ['Bd'], default: 9600, above: 0, modes: ['decode'] },
  },
  outputs: {
    actualBaud: { kind: 'quantity', unit: 'Bd', show: ['Bd', 'kBd'], digits: 7, modes: ['timer1', 'timer2', 'decode'] },
    error: { kind: 'quantity', unit: '1', show: ['%'], modes: ['timer1', 'timer2', 'decode'] },
    withinTolerance: { kind: 'flag', modes: ['timer1', 'timer2', 'decode'] },
    divisor: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'n', modes: ['timer1', 'timer2', 'decode'] },
    th1: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['timer1'] },
    smod: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['timer1'] },
    rcap2h: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['timer2'] },
    rcap2l: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true, modes: ['timer2'] },
    registers: {
      kind: 'table',
      columns: {
        name: { kind: 'text' },
        value: { kind: 'quantity', unit: '1', show: ['hex', 'decimal'], integer: true },
        note: { kind: 'code', codes: notes },
      },
      modes: ['timer1', 'timer2'],
    },
    mode0Baud: { kind: 'quantity', unit: 'Bd', show: ['kBd'], digits: 7, modes: ['fixed'] },
    mode2Baud: { kind: 'quantity', unit: 'Bd', show: ['kBd'], digits: 7, modes: ['fixed'] },
    otherBauds: { kind: 'list', unit: 'Bd', show: ['Bd'], modes: ['timer1', 'timer2'] },
  },
  main: { timer1: 'th1', timer2: 'rcap2l', fixed: 'mode2Baud', decode: 'actualBaud' },
  refusals: { TIMER2_NEEDS_6_OR_12: 'clockMode', BAUD_OUT_OF_RANGE: 'baudRate' },
  warnings: ['ERROR_TOO_LARGE'],
  compute(given) {
    const { mode, oscillatorFrequency, clockMode, tolerance } = given;
    const doubled = given.smodBit === 1 ? 2 : 1;
    if (mode === 'fixed') {
      return { out: { mode0Baud: oscillatorFrequency / 12, mode2Baud: (doubled * oscillatorFrequency) / 64 } };
    }
    const judged = (cycles: number, error: number, divisor: number) => {
      const withinTolerance = isWithin(error, tolerance);
      return { actualBaud: oscillatorFrequency / cycles, error, withinTolerance, divisor };
    };
    if (mode === 'decode') {
      const divisor = 256 - given.reload;
      const cycles = timer1Cycles(clockMode, given.smodBit) * divisor;
      const out = judged(cycles, baudError(oscillatorFrequency, cycles, given.nominalBaud), divisor);
      return { out, warnings: [!out.withinTolerance && 'ERROR_TOO_LARGE'] };
    }
    if (mode === 'timer2' && clockMode === '1') return refuse('TIMER2_NEEDS_6_OR_12');
    const search = (baud: number) => (mode === 'timer1' ? timer1(given, baud) : timer2(given, baud));
    const found = search(given.baudRate);
    if (!found.fits) return refuse('BAUD_OUT_OF_RANGE');
    const result = judged(found.cycles, found.error, found.divisor);
    const otherBauds = standardBaudRates.filter((baud) => {
      const { fits, error } = search(baud);
      return baud <= fastestListed && fits && isWithin(error, tolerance);
    });
    const registers = mode === 'timer1' ? registersOfTimer1(found) : registersOfTimer2(found);
    return { out: { ...result, ...registers, otherBauds }, warnings: [!result.withinTolerance && 'ERROR_TOO_LARGE'] };
  },
  sources: [
    'Intel, MCS 51 Microcontroller Family User’s Manual, 1994',
    'Cypress, EZ-USB Technical Reference Manual, v1.9, § C',
    'Atmel, AT8xC51SND1C, 4109E',
  ],
});
