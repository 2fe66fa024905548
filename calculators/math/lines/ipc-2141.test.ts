import { expect, test } from 'vitest';
import { ipcDifferential, ipcMicrostrip, ipcOffsetStripline, ipcStripline } from './ipc-2141.ts';

const trace = { traceWidth: 3e-4, traceThickness: 3.5e-5, relativePermittivity: 4.3 };

test('the fits give the values of their formulas', () => {
  expect(ipcStripline(trace, 8e-4)).toBeCloseTo((60 / Math.sqrt(4.3)) * Math.log(1.52 / 0.275), 9);
  expect(ipcMicrostrip(trace, 2e-4)).toBeCloseTo((87 / Math.sqrt(5.71)) * Math.log(1.196 / 0.275), 9);
  expect(ipcOffsetStripline(trace, 2e-4, 5e-4)).toBeCloseTo((80 / Math.sqrt(4.3)) * Math.log((1.9 * 0.435) / 0.275) * 0.9, 9);
});

test('a pair far apart is two single lines, a close one less', () => {
  expect(ipcDifferential('stripline', 50, 1000)).toBe(100);
  expect(ipcDifferential('microstrip', 50, 0)).toBeCloseTo(52, 9);
});

test('a trace too wide for a fit has none', () => {
  const wide = { ...trace, traceWidth: 0.01 };
  expect([ipcStripline(wide, 8e-4), ipcMicrostrip(wide, 2e-4), ipcOffsetStripline(wide, 2e-4, 5e-4)]).toEqual([null, null, null]);
  expect(ipcDifferential('microstrip', null, 1)).toBeNull();
});
