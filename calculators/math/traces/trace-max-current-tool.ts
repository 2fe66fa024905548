/** The calculators of the current that a trace carries, on outer and on inner layers. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { ToolName } from '#calculators/names.ts';
import { type Layer, traceCurrentResults } from './trace-current-results.ts';
import { etchInput, leavesNoTop } from './trace-limits.ts';

/** Calculator of the current for a temperature rise, or of the rise for a current, on one layer. */
export const traceMaxCurrentTool = (name: ToolName, layer: Layer) =>
  defineTool({
    name,
    modes: ['maximumCurrent', 'temperatureRise'],
    inputs: {
      traceWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'], default: 0.001, above: 0, symbol: 'w' },
      copperThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 't' },
      temperatureRise: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], default: 10, above: 0, symbol: 'ΔT', modes: ['maximumCurrent'] },
      current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 1, above: 0, symbol: 'I', modes: ['temperatureRise'] },
      ambientTemperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'], default: 25, symbol: 'Ta' },
      traceLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm'], default: 0.05, min: 0, symbol: 'l' },
      boardThickness: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], default: 0.0016, above: 0, symbol: 'h' },
      planeDistance: { kind: 'quantity', unit: 'm', show: ['mm', 'mil'], default: 0, min: 0, symbol: 's' },
      ...etchInput,
    },
    outputs: {
      ipc2152AdjustedCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], symbol: 'Imax', modes: ['maximumCurrent'] },
      ipc2152TemperatureRise: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], symbol: 'ΔT', modes: ['temperatureRise'] },
      ipc2152Resistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
      ipc2152VoltageDrop: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'V' },
      ipc2152PowerLoss: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
      ipc2152TraceTemperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'], symbol: 'T' },
      maximumCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], modes: ['maximumCurrent'] },
      resultingTemperatureRise: { kind: 'quantity', unit: 'K', show: ['°C', '°F'], modes: ['temperatureRise'] },
      ipc2152Current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], modes: ['maximumCurrent'] },
      resistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'] },
      voltageDrop: { kind: 'quantity', unit: 'V', show: ['mV', 'V'] },
      powerLoss: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
      currentDensity: { kind: 'quantity', unit: 'A/m²', show: ['A/mm²', 'A/mil²'] },
      traceTemperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'] },
      crossSection: { kind: 'quantity', unit: 'm²', show: ['mm²', 'mil²'], symbol: 'A' },
    },
    main: { maximumCurrent: 'ipc2152AdjustedCurrent', temperatureRise: 'ipc2152TemperatureRise' },
    refusals: { TOP_TOO_NARROW: 'topWidthReduction' },
    warnings: [
      'WIDTH_BEYOND_CHART',
      'RISE_BEYOND_CHART',
      'BOARD_TEMPERATURE',
      'THICKNESS_UNUSUAL',
      'CURRENT_BEYOND_CHART',
      'OUTSIDE_CORRECTION_FIT',
      'STANDARDS_DIFFER',
    ],
    compute: (given) =>
      leavesNoTop(given.topWidthReduction, given.traceWidth) ? refuse('TOP_TOO_NARROW') : traceCurrentResults(given, layer),
    sources: [
      'IPC-2152, Standard for determining current carrying capacity in printed board design, 2009',
      'G. Hunter, NinjaCalc, TrackCurrentIpc2152, github.com/gbmhunter/NinjaCalc, c3041de',
      'IPC-2221A, Generic standard on printed board design, 2003, § 6.2',
      'MIL-STD-275E, Printed wiring for electronic equipment, 1984',
    ],
  });
