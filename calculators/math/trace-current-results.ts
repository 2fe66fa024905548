/** Results and warnings that the calculators for the current of traces share, on outer and on inner layers. */
import { mil } from './constants.ts';
import { findRootByRatio } from './root.ts';
import {
  copperResistivity,
  ipc2152Area,
  ipc2152AreaFactor,
  ipc2152Current,
  ipc2221Area,
  ipc2221Current,
  ipc2221Factor,
  ipc2221Rise,
} from './trace-current.ts';

export type Layer = keyof typeof ipc2221Factor;

/** Greatest current of the charts of IPC-2221, A. */
export const chartCurrent: Readonly<Record<Layer, number>> = { external: 35, internal: 17.5 };
/** Greatest width of the charts, m. */
const chartWidth = 400 * mil;
/** Temperature rises of the charts, K. */
const chartRises = [10, 100] as const;
/** Copper of the charts, m: half an ounce to three ounces with their tolerance. */
const chartThickness = [17e-6, 106e-6] as const;
/** Greatest operating temperature of standard FR-4, °C. */
const boardLimit = 130;
/** Where the temperature rise by IPC-2152 is sought, K. */
const soughtRises = [0.1, 1000] as const;

interface Trace {
  /** m */
  width: number;
  copperThickness: number;
  traceLength: number;
  /** °C */
  ambientTemperature: number;
}

/** What a current in A and a temperature rise in K mean for a trace; null where copper would be so cold that the linear law ends. */
function warmTrace({ width, copperThickness, traceLength, ambientTemperature }: Trace, current: number, rise: number) {
  const crossSection = width * copperThickness;
  const traceTemperature = ambientTemperature + rise;
  const resistivity = copperResistivity(traceTemperature);
  const resistance = resistivity > 0 ? (resistivity * traceLength) / crossSection : null;
  return {
    resistance,
    voltageDrop: resistance === null ? null : current * resistance,
    powerLoss: resistance === null ? null : current * current * resistance,
    currentDensity: current / crossSection,
    traceTemperature,
    crossSection,
  };
}

/** Where the charts and the board end. */
function beyondCharts({ width, copperThickness, ambientTemperature }: Trace, current: number, rise: number, layer: Layer) {
  return [
    width > chartWidth && 'WIDTH_BEYOND_CHART',
    (rise < chartRises[0] || rise > chartRises[1]) && 'RISE_BEYOND_CHART',
    ambientTemperature + rise > boardLimit && 'BOARD_TEMPERATURE',
    (copperThickness < chartThickness[0] || copperThickness > chartThickness[1]) && 'THICKNESS_UNUSUAL',
    current > chartCurrent[layer] && 'CURRENT_BEYOND_CHART',
  ] as const;
}

interface Board {
  /** m */
  boardThickness: number;
  planeDistance: number;
}

interface CurrentGiven extends Omit<Trace, 'width'>, Board {
  mode: 'maximumCurrent' | 'temperatureRise';
  traceWidth: number;
  current: number;
  temperatureRise: number;
}

/** Current of a trace for a temperature rise, or the rise for a current. */
export function traceCurrentResults(given: CurrentGiven, layer: Layer) {
  const trace = { ...given, width: given.traceWidth };
  const area = given.traceWidth * given.copperThickness;
  const adjusted = area / ipc2152AreaFactor(given.boardThickness, given.planeDistance);
  const isCurrent = given.mode === 'maximumCurrent';
  const current = isCurrent ? ipc2221Current(ipc2221Factor[layer], area, given.temperatureRise) : given.current;
  const rise = isCurrent ? given.temperatureRise : ipc2221Rise(ipc2221Factor[layer], area, current);
  return {
    out: {
      maximumCurrent: current,
      ipc2152Current: isCurrent ? ipc2152Current(area, rise) : null,
      ipc2152AdjustedCurrent: isCurrent ? ipc2152Current(adjusted, rise) : null,
      resultingTemperatureRise: rise,
      ipc2152TemperatureRise: isCurrent ? null : findRootByRatio((sought) => ipc2152Current(adjusted, sought) - current, ...soughtRises),
      ...warmTrace(trace, current, rise),
    },
    warnings: beyondCharts(trace, current, rise, layer),
  };
}

/** Narrowest trace that boards are normally made with, m. */
const leastWidth = 0.1e-3;

interface WidthGiven extends Omit<Trace, 'width'>, Board {
  current: number;
  temperatureRise: number;
}

/** Width that a trace needs for a current at a temperature rise. */
export function traceWidthResults(given: WidthGiven, layer: Layer) {
  const { current, temperatureRise: rise, copperThickness } = given;
  const width = ipc2221Area(ipc2221Factor[layer], current, rise) / copperThickness;
  const ipc2152Width = ipc2152Area(current, rise) / copperThickness;
  const trace = { ...given, width };
  return {
    out: {
      requiredTraceWidth: width,
      ipc2152Width,
      ipc2152AdjustedWidth: ipc2152Width * ipc2152AreaFactor(given.boardThickness, given.planeDistance),
      ...warmTrace(trace, current, rise),
    },
    warnings: [...beyondCharts(trace, current, rise, layer), width < leastWidth && ('BELOW_MINIMUM_WIDTH' as const)],
  };
}
