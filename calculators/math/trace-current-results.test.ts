import { describe, expect, test } from 'vitest';
import { traceCurrentResults, traceWidthResults } from './trace-current-results.ts';

const board = { copperThickness: 35e-6, ambientTemperature: 25, traceLength: 0.05, boardThickness: 1.6e-3, planeDistance: 0.2e-3 };
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

const at = (current: number) => traceWidthResults({ ...board, current, temperatureRise: 10 }, 'internal').warnings;

test('warns where the charts of the layer end', () => {
  expect(at(17)).not.toContain('CURRENT_BEYOND_CHART');
  expect(at(18)).toContain('CURRENT_BEYOND_CHART');
  expect(at(0.05)).toContain('BELOW_MINIMUM_WIDTH');
});
