/** Voltage drop and loss of a two- or three-wire run, the wire size for a drop, or how long the run may be. */
import { defineTool, refuse } from '#calculators/define.ts';
import { aluminum, copper } from '#calculators/math/materials.ts';
import { wireOfAtLeast } from '#calculators/math/wires-and-coils/wire-size.ts';

/** Lengths of conductor in the loop, and conductors that turn the current into heat. */
const systems = {
  dc: { loop: 2, conductors: 2 },
  singlePhase: { loop: 2, conductors: 2 },
  threePhase: { loop: Math.sqrt(3), conductors: 3 },
} as const;

/** The second as it stands in addresses of the tool. */
const metals = { copper, aluminium: aluminum } as const;

/** Beyond these the drop troubles the load, the wire is hot whatever its insulation, and reactance outweighs resistance. */
const [largeDrop, dense, reactive] = [0.1, 10e6, 50e-6];

const area = { kind: 'quantity', unit: 'm²', show: ['mm²', 'mil²'] } as const;

export const tool = defineTool({
  name: 'WireVoltageDrop',
  modes: ['drop', 'size', 'length'],
  inputs: {
    system: { kind: 'choice', choices: ['dc', 'singlePhase', 'threePhase'], default: 'dc' },
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], default: 12, above: 0, symbol: 'V' },
    current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 5, above: 0, symbol: 'I' },
    length: { kind: 'quantity', unit: 'm', show: ['m', 'ft', 'cm'], default: 3, above: 0, symbol: 'l', modes: ['drop', 'size'] },
    section: { ...area, default: 1.5e-6, above: 0, symbol: 'S', modes: ['drop', 'length'] },
    allowedDrop: { kind: 'quantity', unit: '1', show: ['%'], default: 0.03, above: 0, below: 1, symbol: 'u', modes: ['size', 'length'] },
    sizes: { kind: 'choice', choices: ['metric', 'awg'], default: 'metric', modes: ['size'] },
    metal: { kind: 'choice', choices: ['copper', 'aluminium'], default: 'copper' },
    temperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'], default: 20, min: -50, max: 250, symbol: 'T' },
    powerFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 1, above: 0, max: 1, symbol: 'cos φ', advanced: true },
  },
  outputs: {
    wireSection: { ...area, symbol: 'S', modes: ['size'] },
    requiredSection: { ...area, modes: ['size'] },
    maximumLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft', 'cm'], symbol: 'l', modes: ['length'] },
    voltageDrop: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'ΔV' },
    dropShare: { kind: 'quantity', unit: '1', show: ['%'] },
    loadVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], symbol: 'V_L' },
    powerLoss: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'], symbol: 'P' },
    wireResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    resistancePerLength: { kind: 'quantity', unit: 'Ω/m', show: ['Ω/m', 'mΩ/in'], symbol: 'R′' },
    currentDensity: { kind: 'quantity', unit: 'A/m²', show: ['A/mm²', 'A/mil²'], symbol: 'J' },
    awg: { kind: 'text' },
    metricSize: { ...area },
    diameter: { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'in'], symbol: 'd' },
  },
  main: { drop: 'voltageDrop', size: 'wireSection', length: 'maximumLength' },
  refusals: { DROP_EXCEEDS_VOLTAGE: 'length', NO_SIZE: 'sizes' },
  warnings: ['LARGE_DROP', 'DENSE_CURRENT', 'REACTANCE'],
  compute(given) {
    const { mode, voltage, current } = given;
    const { loop, conductors } = systems[given.system];
    const factor = given.system === 'dc' ? 1 : given.powerFactor;
    const { resistivity: at20, temperatureCoefficient } = metals[given.metal];
    const resistivity = at20 * (1 + temperatureCoefficient * (given.temperature - 20));
    // Drop in volts for one metre of run and a section of 1 m².
    const unitDrop = loop * current * resistivity * factor;
    const allowed = given.allowedDrop * voltage;
    const requiredSection = mode === 'size' ? (unitDrop * given.length) / allowed : given.section;
    const wire = mode === 'size' ? wireOfAtLeast(requiredSection, given.sizes) : null;
    if (mode === 'size' && wire === null) return refuse('NO_SIZE');

    const section = wire?.section ?? given.section;
    const length = mode === 'length' ? (allowed * section) / unitDrop : given.length;
    const voltageDrop = (unitDrop * length) / section;
    if (voltageDrop >= voltage) return refuse('DROP_EXCEEDS_VOLTAGE');
    const resistancePerLength = resistivity / section;
    const dropShare = voltageDrop / voltage;
    const currentDensity = current / section;
    const metricSize = wireOfAtLeast(section, 'metric')?.section ?? null;
    return {
      out: {
        wireSection: section,
        requiredSection,
        maximumLength: length,
        voltageDrop,
        dropShare,
        loadVoltage: voltage - voltageDrop,
        powerLoss: conductors * current ** 2 * resistancePerLength * length,
        wireResistance: resistancePerLength * length,
        resistancePerLength,
        currentDensity,
        awg: wireOfAtLeast(section, 'awg')?.name ?? null,
        metricSize,
        diameter: Math.sqrt((4 * section) / Math.PI),
      },
      warnings: [
        dropShare > largeDrop && 'LARGE_DROP',
        currentDensity > dense && 'DENSE_CURRENT',
        given.system !== 'dc' && section > reactive && 'REACTANCE',
      ],
    };
  },
  sources: [
    'IEC 60028:1925, International standard of resistance for copper',
    'IEC 60889:1987, Hard-drawn aluminium wire for overhead line conductors',
    'IEC 60228:2023, Conductors of insulated cables',
    'ASTM B258-18, Standard specification for standard nominal diameters and cross-sectional areas of AWG sizes of solid round wires used as electrical conductors',
  ],
});
