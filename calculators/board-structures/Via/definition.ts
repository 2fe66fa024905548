/** Plated through hole, one or an array: current, resistance, heat path, inductance and capacitance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { thermalConductivity } from '#calculators/math/materials.ts';
import { copperResistivity, ipc2152Current } from '#calculators/math/traces/trace-current.ts';
import {
  type Barrel,
  drilledDiameter,
  holeArea,
  ruleCapacitance,
  ruleInductance,
  viaInductance,
  viaLoopInductance,
  wallArea,
} from '#calculators/math/traces/via.ts';

/** Thermal conductivity of what fills the hole, W/(m·K). */
const fillings = { none: 0, ...thermalConductivity } as const;

/** Board makers plate holes up to this depth per diameter without asking. */
const deepest = 10;
/** The least average plating of class 2 of IPC-6012, m. */
const leastPlating = 20e-6;
/** The ring that board makers ask for, m. */
const leastRing = 0.1e-3;

const length = { kind: 'quantity', unit: 'm', show: ['mm', 'mil', 'µm', 'in'] } as const;
const henry = { kind: 'quantity', unit: 'H', show: ['nH', 'pH'] } as const;

export const tool = defineTool({
  name: 'Via',
  modes: [],
  inputs: {
    holeDiameter: { ...length, default: 3e-4, above: 0, symbol: 'd' },
    platingThickness: { kind: 'quantity', unit: 'm', show: ['µm', 'mil', 'mm'], default: 2.5e-5, above: 0, symbol: 't' },
    viaLength: { ...length, default: 1.6e-3, above: 0, symbol: 'h' },
    viaCount: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 10_000, integer: true, symbol: 'n' },
    current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 1, above: 0, symbol: 'I' },
    temperatureRise: { kind: 'quantity', unit: 'K', show: ['K', '°F'], default: 20, above: 0, max: 100, symbol: 'ΔT' },
    temperature: { kind: 'quantity', unit: '°C', show: ['°C', '°F'], default: 25, min: -100, max: 250, symbol: 'T', advanced: true },
    fill: { kind: 'choice', choices: ['none', 'solder', 'copper'], default: 'none' },
    padDiameter: { ...length, default: 6e-4, above: 0, symbol: 'D' },
    antipadDiameter: { ...length, default: 1e-3, above: 0, symbol: 'A' },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 4.3, min: 1, symbol: 'εr' },
    returnDistance: { ...length, default: 1e-3, above: 0, symbol: 's' },
  },
  outputs: {
    maximumCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], symbol: 'I_max' },
    viasNeeded: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'µΩ', 'Ω'], symbol: 'R' },
    voltageDrop: { kind: 'quantity', unit: 'V', show: ['mV', 'µV', 'V'], symbol: 'U' },
    power: { kind: 'quantity', unit: 'W', show: ['mW', 'µW', 'W'], symbol: 'P' },
    thermalResistance: { kind: 'quantity', unit: 'K/W', show: ['K/W'], symbol: 'Rth' },
    loopInductance: { ...henry, symbol: 'L_loop' },
    inductance: { ...henry, symbol: 'L' },
    ruleInductance: henry,
    capacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'fF'], symbol: 'C' },
    aspectRatio: { kind: 'quantity', unit: '1', show: ['1'] },
    annularRing: { ...length, symbol: 'r' },
  },
  main: 'maximumCurrent',
  refusals: { PAD_TOO_SMALL: 'padDiameter', ANTIPAD_TOO_SMALL: 'antipadDiameter', RETURN_TOO_CLOSE: 'returnDistance' },
  warnings: ['CURRENT_EXCEEDED', 'ASPECT_RATIO', 'THIN_PLATING', 'SMALL_RING', 'SHARED_HEAT'],
  compute(given) {
    const { viaLength, viaCount, current, padDiameter, antipadDiameter, returnDistance } = given;
    const barrel: Barrel = { holeDiameter: given.holeDiameter, platingThickness: given.platingThickness, length: viaLength };
    const drilled = drilledDiameter(barrel);
    if (padDiameter <= drilled) return refuse('PAD_TOO_SMALL');
    if (antipadDiameter <= padDiameter) return refuse('ANTIPAD_TOO_SMALL');
    if (returnDistance <= drilled) return refuse('RETURN_TOO_CLOSE');
    const [wall, hole] = [wallArea(barrel), holeArea(barrel)];
    // Solder conducts a tenth of what copper does and may have voids: it is counted for heat only.
    const conducting = wall + (given.fill === 'copper' ? hole : 0);
    const resistance = (copperResistivity(given.temperature) * viaLength) / (conducting * viaCount);
    const each = ipc2152Current(conducting, given.temperatureRise);
    const annularRing = (padDiameter - drilled) / 2;
    return {
      out: {
        maximumCurrent: each * viaCount,
        viasNeeded: Math.ceil(current / each),
        resistance,
        voltageDrop: resistance * current,
        power: resistance * current ** 2,
        thermalResistance: viaLength / ((thermalConductivity.copper * wall + fillings[given.fill] * hole) * viaCount),
        loopInductance: viaLoopInductance(barrel, returnDistance),
        inductance: viaInductance(barrel),
        ruleInductance: ruleInductance(barrel),
        capacitance: ruleCapacitance(given.relativePermittivity, viaLength, padDiameter, antipadDiameter),
        aspectRatio: viaLength / drilled,
        annularRing,
      },
      warnings: [
        current > each * viaCount && 'CURRENT_EXCEEDED',
        viaLength > deepest * drilled && 'ASPECT_RATIO',
        given.platingThickness < leastPlating && 'THIN_PLATING',
        annularRing < leastRing && 'SMALL_RING',
        viaCount > 1 && 'SHARED_HEAT',
      ],
    };
  },
  sources: [
    'IPC-2152, Standard for determining current carrying capacity in printed board design, 2009',
    'IPC-6012E, Qualification and performance specification for rigid printed boards, 2020',
    'S. Jahn, M. Margraf, V. Habchi, R. Jacob, Qucs Technical Papers, 2007, § Microstrip via hole',
    'H. Johnson, M. Graham, High-Speed Digital Design, Prentice Hall, 1993, § 7',
    'C. R. Paul, Inductance: Loop and Partial, Wiley, 2010, § 5',
  ],
});
