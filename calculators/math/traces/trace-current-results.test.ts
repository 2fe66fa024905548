import { describe, expect, test } from 'vitest';
import { traceCurrentResults, traceWidthResults } from './trace-current-results.ts';

const board = {
  copperThickness: 35e-6,
  topWidthReduction: 0,
  ambientTemperature: 25,
  traceLength: 0.05,
  boardThickness: 1.6e-3,
  planeDistance: 0.2e-3,
};
const wanted = { ...board, traceWidth: 1e-3, current: 1, temperatureRise: 10 };

describe.each(['external', 'internal'] as const)('a trace on the %s layer', (layer) => {
  test('warms by the rise for which its current was found', () => {
    const { out } = traceCurrentResults({ ...wanted, mode: 'maximumCurrent' }, layer);
    const back = traceCurrentResults({ ...wanted, mode: 'temperatureRise', current: out.maximumCurrent }, layer);
    expect(back.out.resultingTemperatureRise).toBeCloseTo(10, 9);
    expect(back.out.resistance).toBeCloseTo(out.resistance ?? 0, 12);
    const ipc2152 = traceCurrentResults({ ...wanted, mode: 'temperatureRise', current: out.ipc2152AdjustedCurrent ?? 0 }, layer);
    expect(ipc2152.out.ipc2152TemperatureRise).toBeCloseTo(10, 9);
  });

  test('needs the width for which its current was found', () => {
    const { out } = traceWidthResults({ ...board, current: 2, temperatureRise: 20 }, layer);
    const back = traceCurrentResults({ ...wanted, mode: 'maximumCurrent', traceWidth: out.requiredTraceWidth, temperatureRise: 20 }, layer);
    expect(back.out.maximumCurrent).toBeCloseTo(2, 9);
    const adjusted = traceCurrentResults(
      { ...wanted, mode: 'maximumCurrent', traceWidth: out.ipc2152AdjustedWidth, temperatureRise: 20 },
      layer,
    );
    expect(adjusted.out.ipc2152AdjustedCurrent).toBeCloseTo(2, 9);
  });
});

test('no rise is named where the chart would have to be stretched beyond reason', () => {
  const { out } = traceCurrentResults({ ...wanted, mode: 'temperatureRise', current: 1000 }, 'external');
  expect(out.ipc2152TemperatureRise).toBeNull();
});

test('copper so cold that its linear law ends has no resistance instead of a negative one', () => {
  const { out } = traceWidthResults({ ...board, current: 1, temperatureRise: 10, ambientTemperature: -270 }, 'internal');
  expect([out.resistance, out.voltageDrop, out.powerLoss]).toEqual([null, null, null]);
});

test('resistance, drop and heat follow the width of IPC-2152, and a difference from IPC-2221 is said', () => {
  const free = { ...board, planeDistance: 0 };
  const { out, warnings } = traceWidthResults({ ...free, current: 10, temperatureRise: 10 }, 'external');
  // 10 A at 10 K of 35 µm copper: the older standard gives 7.19 mm, which by the newer one warms by more than twice as much.
  expect(out.requiredTraceWidth).toBeCloseTo(7.19e-3, 5);
  expect(out.ipc2152AdjustedWidth).toBeGreaterThan(2 * out.requiredTraceWidth);
  expect((out.ipc2152Resistance ?? 0) / (out.resistance ?? 1)).toBeCloseTo(out.requiredTraceWidth / out.ipc2152AdjustedWidth, 9);
  expect((out.ipc2152PowerLoss ?? 0) / (out.ipc2152VoltageDrop ?? 1)).toBeCloseTo(10, 9);
  expect(warnings).toContain('STANDARDS_DIFFER');
  expect(traceWidthResults({ ...free, current: 1, temperatureRise: 10 }, 'external').warnings).not.toContain('STANDARDS_DIFFER');
  const warm = traceCurrentResults({ ...wanted, ...free, mode: 'temperatureRise', traceWidth: 7.2e-3, current: 10 }, 'external');
  expect(warm.out.ipc2152TraceTemperature).toBeCloseTo(25 + (warm.out.ipc2152TemperatureRise ?? 0), 9);
  expect(warm.warnings).toContain('STANDARDS_DIFFER');
});

test.each([
  [1.6e-3, 0, false],
  [0.2e-3, 0, true],
  [5e-3, 0, true],
  [1.6e-3, 4e-3, true],
])('says where the corrections end: a board of %d m with a plane %d m away', (boardThickness, planeDistance, isOutside) => {
  const { warnings } = traceWidthResults({ ...board, boardThickness, planeDistance, current: 1, temperatureRise: 10 }, 'external');
  expect(warnings.includes('OUTSIDE_CORRECTION_FIT')).toBe(isOutside);
});

const at = (current: number) => traceWidthResults({ ...board, current, temperatureRise: 10 }, 'internal').warnings;

test('warns where the charts of the layer end', () => {
  expect(at(17)).not.toContain('CURRENT_BEYOND_CHART');
  expect(at(18)).toContain('CURRENT_BEYOND_CHART');
  expect(at(0.05)).toContain('BELOW_MINIMUM_WIDTH');
});
