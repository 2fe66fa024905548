/** Current that heats a trace or a wire to a temperature in a short time, up to its melting; the time that it bears, or the section that it needs. */
import { defineTool, refuse } from '#calculators/define.ts';
import { wireOfAtLeast } from '#calculators/math/wires-and-coils/wire-size.ts';

/**
 * Metals by IEC 60364-5-54: what a section bears, A·√s/m², with β, which is minus the temperature in °C at which the linear law of the resistivity
 * ends; and the melting point, °C, the whole degrees of the fixed points of ITS-90, 1084.62 and 660.323 °C.
 */
const metals = {
  copper: { bears: 226e6, offset: 234.5, melting: 1085 },
  aluminium: { bears: 148e6, offset: 228, melting: 660 },
} as const;

/** Up to here no heat counts that the surroundings take, s. */
const adiabatic = 5;

const temperature = { kind: 'quantity', unit: '°C', show: ['°C', '°F'] } as const;
const area = { kind: 'quantity', unit: 'm²', show: ['mm²', 'mil²'] } as const;
const width = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'] } as const;

export const tool = defineTool({
  name: 'FusingCurrent',
  modes: ['current', 'time', 'section'],
  inputs: {
    current: { kind: 'quantity', unit: 'A', show: ['A', 'kA'], default: 20, above: 0, symbol: 'I', modes: ['time', 'section'] },
    time: { kind: 'quantity', unit: 's', show: ['s', 'ms'], default: 1, above: 0, symbol: 't', modes: ['current', 'section'] },
    section: { ...area, default: 3.5e-8, above: 0, symbol: 'S', modes: ['current', 'time'] },
    copperThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'oz', 'mil', 'mm'], default: 3.5e-5, above: 0, symbol: 'd' },
    metal: { kind: 'choice', choices: ['copper', 'aluminium'], default: 'copper' },
    initialTemperature: { ...temperature, default: 25, min: -100, symbol: 'θ_i' },
    finalTemperature: { ...temperature, default: null, optional: true, symbol: 'θ_f' },
  },
  outputs: {
    fusingCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'kA'], symbol: 'I', modes: ['current'] },
    fusingTime: { kind: 'quantity', unit: 's', show: ['s', 'ms', 'µs'], symbol: 't', modes: ['time'] },
    requiredSection: { ...area, symbol: 'S', modes: ['section'] },
    traceWidth: { ...width, symbol: 'w' },
    wireDiameter: { ...width },
    awg: { kind: 'text' },
    currentDensity: { kind: 'quantity', unit: 'A/m²', show: ['A/mm²', 'A/mil²'], symbol: 'J' },
  },
  main: { current: 'fusingCurrent', time: 'fusingTime', section: 'requiredSection' },
  refusals: { NOT_HOTTER: 'finalTemperature', BEYOND_MELTING: 'finalTemperature' },
  warnings: ['LONG_TIME'],
  compute(given) {
    const { bears, offset, melting } = metals[given.metal];
    const { initialTemperature: initial, finalTemperature: final } = given;
    if (final !== null && final > melting) return refuse('BEYOND_MELTING');
    const hottest = final ?? melting;
    if (hottest <= initial) return refuse('NOT_HOTTER');
    // Density of a current that lasts one second.
    const density = bears * Math.sqrt(Math.log((hottest + offset) / (initial + offset)));
    const section = given.mode === 'section' ? (given.current * Math.sqrt(given.time)) / density : given.section;
    const time = given.mode === 'time' ? ((section * density) / given.current) ** 2 : given.time;
    const current = given.mode === 'current' ? (section * density) / Math.sqrt(time) : given.current;
    return {
      out: {
        fusingCurrent: current,
        fusingTime: time,
        requiredSection: section,
        traceWidth: section / given.copperThickness,
        wireDiameter: Math.sqrt((4 * section) / Math.PI),
        awg: wireOfAtLeast(section, 'awg')?.name ?? null,
        currentDensity: current / section,
      },
      warnings: [time > adiabatic && 'LONG_TIME'],
    };
  },
  sources: [
    'IEC 60364-5-54:2011, Low-voltage electrical installations, Earthing arrangements and protective conductors, § 543.1.2',
    'E. R. Stauffacher, Short-time current carrying capacity of copper wire, General Electric Review 31, 1928',
    'ASTM B258-18, Standard specification for standard nominal diameters and cross-sectional areas of AWG sizes of solid round wires used as electrical conductors',
  ],
});
