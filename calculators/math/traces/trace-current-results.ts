/** Results and warnings that the calculators for the current of traces share, on outer and on inner layers. */
import { mil } from '#calculators/math/constants.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
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
  /** At the base, m. */
  width: number;
  /** By which etching leaves the top narrower than the base, m. */
  topWidthReduction: number;
  copperThickness: number;
  traceLength: number;
  /** °C */
  ambientTemperature: number;
}

/** What a current in A and a temperature rise in K mean for a trace; null where copper would be so cold that the linear law ends. */
function warmTrace({ width, topWidthReduction, copperThickness, traceLength, ambientTemperature }: Trace, current: number, rise: number) {
  const crossSection = (width - topWidthReduction / 2) * copperThickness;
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

/** Board thicknesses and greatest distance of a plane in the measurements behind the corrections of the IPC-2152 chart, m. */
const fittedBoard = [0.97e-3, 1.78e-3] as const;
const fittedPlane = 3.2e-3;
/** Both standards may differ by their own spread; beyond this share the older one misleads. */
const standardsAgree = 0.2;

/** What one standard says against the other, and where the corrections of the newer one end. */
function comparison({ boardThickness, planeDistance }: Board, older: number, newer: number | null) {
  const share = newer === null ? Infinity : Math.max(older, newer) / Math.min(older, newer) - 1;
  return [
    (boardThickness < fittedBoard[0] || boardThickness > fittedBoard[1] || planeDistance > fittedPlane) && 'OUTSIDE_CORRECTION_FIT',
    share > standardsAgree && 'STANDARDS_DIFFER',
  ] as const;
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
  const area = (given.traceWidth - given.topWidthReduction / 2) * given.copperThickness;
  const adjusted = area / ipc2152AreaFactor(given.boardThickness, given.planeDistance);
  const isCurrent = given.mode === 'maximumCurrent';
  const current = isCurrent ? ipc2221Current(ipc2221Factor[layer], area, given.temperatureRise) : given.current;
  const rise = isCurrent ? given.temperatureRise : ipc2221Rise(ipc2221Factor[layer], area, current);
  const newerCurrent = isCurrent ? ipc2152Current(adjusted, rise) : given.current;
  const newerRise = isCurrent ? rise : findRootByRatio((sought) => ipc2152Current(adjusted, sought) - current, ...soughtRises);
  return {
    out: {
      maximumCurrent: current,
      ipc2152Current: isCurrent ? ipc2152Current(area, rise) : null,
      ipc2152AdjustedCurrent: isCurrent ? newerCurrent : null,
      resultingTemperatureRise: rise,
      ipc2152TemperatureRise: isCurrent ? null : newerRise,
      ...newerResults(newerRise === null ? null : warmTrace(trace, newerCurrent, newerRise)),
      ...warmTrace(trace, current, rise),
    },
    warnings: [
      ...beyondCharts(trace, current, Math.max(rise, newerRise ?? Infinity), layer),
      ...comparison(given, isCurrent ? current : rise, isCurrent ? newerCurrent : newerRise),
    ],
  };
}

/** The same facts for what IPC-2152 asks for; null where it gives none. */
function newerResults(warm: ReturnType<typeof warmTrace> | null) {
  return {
    ipc2152Resistance: warm?.resistance ?? null,
    ipc2152VoltageDrop: warm?.voltageDrop ?? null,
    ipc2152PowerLoss: warm?.powerLoss ?? null,
    ipc2152TraceTemperature: warm?.traceTemperature ?? null,
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
  const widthOf = (area: number) => area / copperThickness + given.topWidthReduction / 2;
  const newerArea = ipc2152Area(current, rise);
  const width = widthOf(ipc2221Area(ipc2221Factor[layer], current, rise));
  const ipc2152Width = widthOf(newerArea);
  const adjusted = widthOf(newerArea * ipc2152AreaFactor(given.boardThickness, given.planeDistance));
  const trace = { ...given, width };
  const { ipc2152TraceTemperature: _, ...newer } = newerResults(warmTrace({ ...given, width: adjusted }, current, rise));
  return {
    out: {
      requiredTraceWidth: width,
      ipc2152Width,
      ipc2152AdjustedWidth: adjusted,
      ...newer,
      ...warmTrace(trace, current, rise),
    },
    warnings: [
      ...beyondCharts({ ...trace, width: Math.max(width, adjusted) }, current, rise, layer),
      ...comparison(given, width, adjusted),
      Math.max(width, adjusted) < leastWidth && ('BELOW_MINIMUM_WIDTH' as const),
    ],
  };
}
