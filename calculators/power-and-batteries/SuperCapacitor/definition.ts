/** How long a supercapacitor pack feeds a load of constant current, power or resistance, or the cells needed for a hold-up time. */
import { defineTool, refuse } from '#calculators/define.ts';
import { integrate } from '#calculators/math/numeric/gauss-legendre.ts';

interface Load {
  load: 'constantCurrent' | 'constantPower' | 'constantResistance';
  loadCurrent: number;
  loadPower: number;
  loadResistance: number;
  leakageCurrent: number;
  initialVoltage: number;
  minimumVoltage: number;
}

/** Discharge of 1 F: time in s and energy into the load in J, both proportional to the capacitance; first drop of the terminal voltage in V.
 * The forms follow from i = C·dv/dt. */
interface Discharge {
  time: number;
  drop: number;
  energy: number;
}
type Failed = 'POWER_TOO_HIGH' | 'DROP_TOO_LARGE';

const nodes = 64;
// A cell voltage that exceeds its rating by less than this share does so by rounding only.
const same = 1e-9;

function dischargeOf(given: Load, resistance: number): Discharge | Failed {
  switch (given.load) {
    case 'constantCurrent':
      return atConstantCurrent(given, resistance);
    case 'constantPower':
      return atConstantPower(given, resistance);
    case 'constantResistance':
      return intoResistor(given, resistance);
  }
}

function atConstantCurrent({ loadCurrent, leakageCurrent, initialVoltage, minimumVoltage }: Load, resistance: number): Discharge | Failed {
  const drop = loadCurrent * resistance;
  const first = initialVoltage - drop;
  if (first <= minimumVoltage) return 'DROP_TOO_LARGE';
  const time = (first - minimumVoltage) / (loadCurrent + leakageCurrent);
  return { time, drop, energy: (loadCurrent * time * (first + minimumVoltage)) / 2 };
}

function intoResistor({ loadResistance, leakageCurrent, initialVoltage, minimumVoltage }: Load, resistance: number): Discharge | Failed {
  const total = loadResistance + resistance;
  const share = loadResistance / total;
  const last = minimumVoltage / share;
  if (initialVoltage <= last) return 'DROP_TOO_LARGE';
  const power = (voltage: number) => (voltage * share) ** 2 / loadResistance;
  return {
    time: total * Math.log1p((initialVoltage - last) / (last + leakageCurrent * total)),
    drop: (initialVoltage * resistance) / total,
    energy: integrate((voltage) => power(voltage) / (voltage / total + leakageCurrent), last, initialVoltage, nodes),
  };
}

function atConstantPower({ loadPower, leakageCurrent, initialVoltage, minimumVoltage }: Load, resistance: number): Discharge | Failed {
  const lost = loadPower * resistance;
  if (initialVoltage ** 2 < 4 * lost) return 'POWER_TOO_HIGH';
  const first = (initialVoltage + Math.sqrt(initialVoltage ** 2 - 4 * lost)) / 2;
  const last = Math.max(minimumVoltage, Math.sqrt(lost));
  if (first <= last) return 'DROP_TOO_LARGE';
  // t = ∫ (1 − P·E/v²)/(P/v + I_L) dv; the part with E, which is steep at low voltages, has a closed form.
  const drawn = (voltage: number) => loadPower + leakageCurrent * voltage;
  const ideal = integrate((voltage) => voltage / drawn(voltage), last, first, nodes);
  const time = ideal - resistance * Math.log((first / last) * (drawn(last) / drawn(first)));
  return { time, drop: lost / first, energy: loadPower * time };
}

export const tool = defineTool({
  name: 'SuperCapacitor',
  modes: ['time', 'capacitance'],
  inputs: {
    load: { kind: 'choice', choices: ['constantCurrent', 'constantPower', 'constantResistance'], default: 'constantPower' },
    cellCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['F', 'mF'],
      default: 10,
      above: 0,
      max: 1e6,
      component: true,
      symbol: 'C',
      modes: ['time'],
    },
    holdTime: {
      kind: 'quantity',
      unit: 's',
      show: ['s', 'min', 'h', 'ms'],
      default: 10,
      above: 0,
      max: 1e9,
      symbol: 't',
      modes: ['capacitance'],
    },
    seriesCells: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: 1, max: 1000, integer: true, symbol: 'Ns' },
    parallelStrings: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 1000, integer: true, symbol: 'Np' },
    cellEsr: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], default: 0.03, min: 0, max: 10_000, symbol: 'ESR' },
    initialVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 5, above: 0, max: 100_000, symbol: 'V0' },
    minimumVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3, above: 0, max: 100_000, symbol: 'Vmin' },
    loadCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA', 'µA'], default: 0.5, above: 0, max: 100_000, symbol: 'I' },
    loadPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 2, above: 0, max: 1e6, symbol: 'P' },
    loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 10, above: 0, max: 1e9, symbol: 'R' },
    leakageCurrent: { kind: 'quantity', unit: 'A', show: ['µA', 'mA'], default: 0, min: 0, max: 10, symbol: 'I_L' },
    endOfLifeCapacitance: { kind: 'quantity', unit: '%', show: ['%'], default: 80, min: 1, max: 100 },
    endOfLifeEsr: { kind: 'quantity', unit: '%', show: ['%'], default: 200, min: 100, max: 1000 },
    cellRatedVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 2.7, above: 0, max: 100, symbol: 'V_R' },
    chargeCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['A', 'mA'],
      default: null,
      above: 0,
      max: 100_000,
      optional: true,
      symbol: 'I_ch',
    },
  },
  outputs: {
    holdTime: { kind: 'quantity', unit: 's', show: ['s', 'min', 'h', 'ms'], symbol: 't' },
    holdTimeEndOfLife: { kind: 'quantity', unit: 's', show: ['s', 'min', 'h', 'ms'], symbol: 't_EOL' },
    requiredCellCapacitance: { kind: 'quantity', unit: 'F', show: ['F', 'mF'], symbol: 'C', modes: ['capacitance'] },
    packCapacitance: { kind: 'quantity', unit: 'F', show: ['F', 'mF'], symbol: 'C_p' },
    packEsr: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_p' },
    initialDrop: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], symbol: 'ΔV' },
    cellVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_cell' },
    storedEnergy: { kind: 'quantity', unit: 'J', show: ['J', 'W·h'], symbol: 'W' },
    deliveredEnergy: { kind: 'quantity', unit: 'J', show: ['J', 'W·h'], symbol: 'W_L' },
    chargeTime: { kind: 'quantity', unit: 's', show: ['s', 'min'], symbol: 't_ch' },
  },
  main: { time: 'holdTime', capacitance: 'requiredCellCapacitance' },
  refusals: { MINIMUM_NOT_BELOW_START: 'minimumVoltage', POWER_TOO_HIGH: 'loadPower', DROP_TOO_LARGE: 'minimumVoltage' },
  warnings: ['CELL_OVERVOLTAGE', 'BALANCING', 'END_OF_LIFE_FAILS'],
  compute(given) {
    const { mode, initialVoltage, minimumVoltage, seriesCells, parallelStrings, chargeCurrent } = given;
    if (minimumVoltage >= initialVoltage) return refuse('MINIMUM_NOT_BELOW_START');
    const resistance = (given.cellEsr * seriesCells) / parallelStrings;
    const unit = dischargeOf(given, resistance);
    if (unit === 'POWER_TOO_HIGH') return refuse('POWER_TOO_HIGH');
    if (unit === 'DROP_TOO_LARGE') return refuse('DROP_TOO_LARGE');

    const cellOfPack = seriesCells / parallelStrings;
    const cell = mode === 'capacitance' ? (given.holdTime / unit.time) * cellOfPack : given.cellCapacitance;
    const pack = cell / cellOfPack;
    const worn = dischargeOf(given, (resistance * given.endOfLifeEsr) / 100);
    const holdTimeEndOfLife = typeof worn === 'string' ? 0 : (worn.time * pack * given.endOfLifeCapacitance) / 100;
    const cellVoltage = initialVoltage / seriesCells;
    return {
      out: {
        holdTime: unit.time * pack,
        holdTimeEndOfLife,
        requiredCellCapacitance: cell,
        packCapacitance: pack,
        packEsr: resistance,
        initialDrop: unit.drop,
        cellVoltage,
        storedEnergy: (pack * initialVoltage ** 2) / 2,
        deliveredEnergy: unit.energy * pack,
        chargeTime: chargeCurrent && (pack / chargeCurrent) * initialVoltage,
      },
      warnings: [
        cellVoltage > given.cellRatedVoltage * (1 + same) && 'CELL_OVERVOLTAGE',
        seriesCells > 1 && 'BALANCING',
        holdTimeEndOfLife === 0 && 'END_OF_LIFE_FAILS',
      ],
    };
  },
  sources: [
    'IEC 62391-1:2015, Fixed electric double-layer capacitors for use in electric and electronic equipment, Part 1: Generic specification',
  ],
});
