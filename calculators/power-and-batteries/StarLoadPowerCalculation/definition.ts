/** Three-phase load in star or delta, balanced or not: currents, voltages, powers and the shift of the star point. */
import { defineTool, refuse } from '#calculators/define.ts';
import {
  add,
  complex,
  type Complex,
  divide,
  fromPolar,
  magnitude,
  multiply,
  phaseDegrees,
  reciprocal,
  scale,
  subtract,
} from '#calculators/math/numeric/complex.ts';

/** A phasor smaller than this share of what it is made of is the rounding of zero. */
const rounding = 1e-12;
/** The star point is undetermined when the admittances cancel to this share of the greatest. */
const cancelled = 1e-9;
const overvoltage = 1.1;

type Triple<T> = readonly [T, T, T];

interface Phase {
  impedance: Complex;
  current: Complex;
  voltage: number;
}

/** Supply phasors of sequence A, B, C from line to neutral. */
function supplyPhasors(lineVoltage: number): Triple<Complex> {
  const size = lineVoltage / Math.sqrt(3);
  const third = (2 * Math.PI) / 3;
  return [complex(size), fromPolar(size, -third), fromPolar(size, third)];
}

/** A phasor without what is but rounding beside `whole`. */
function cleaned(phasor: Complex, whole: number): Complex {
  return magnitude(phasor) <= rounding * whole ? complex(0) : phasor;
}

const isShorted = ({ re, im }: Complex): boolean => re === 0 && im === 0;

function powersOf(phases: readonly Phase[]) {
  const squares = phases.map(({ current, impedance }) => ({ square: magnitude(current) ** 2, impedance }));
  const activePower = squares.reduce((sum, { square, impedance }) => sum + square * impedance.re, 0);
  const reactivePower = squares.reduce((sum, { square, impedance }) => sum + square * impedance.im, 0);
  const apparentPower = Math.hypot(activePower, reactivePower);
  return { activePower, reactivePower, apparentPower, totalPowerFactor: activePower / apparentPower };
}

/** Results that every unbalanced load has. */
function unbalanced(lines: Triple<Complex>, phases: Triple<Phase>) {
  const greatest = Math.max(...phases.map(({ current }) => magnitude(current)));
  const [lineA, lineB, lineC] = [cleaned(lines[0], greatest), cleaned(lines[1], greatest), cleaned(lines[2], greatest)];
  const [phaseA, phaseB, phaseC] = phases;
  return {
    lineCurrentA: magnitude(lineA),
    lineCurrentB: magnitude(lineB),
    lineCurrentC: magnitude(lineC),
    lineCurrentAngleA: phaseDegrees(lineA),
    lineCurrentAngleB: phaseDegrees(lineB),
    lineCurrentAngleC: phaseDegrees(lineC),
    phaseVoltageA: phaseA.voltage,
    phaseVoltageB: phaseB.voltage,
    phaseVoltageC: phaseC.voltage,
    phasePowerA: magnitude(phaseA.current) ** 2 * phaseA.impedance.re,
    phasePowerB: magnitude(phaseB.current) ** 2 * phaseB.impedance.re,
    phasePowerC: magnitude(phaseC.current) ** 2 * phaseC.impedance.re,
    ...powersOf(phases),
  };
}

/** Voltage of the star point against the neutral of the supply, by Millman's theorem; null where the reactances cancel. */
function starPoint(supply: Triple<Complex>, admittances: Triple<Complex>, neutralResistance: number | null): Complex | null {
  if (neutralResistance === 0) return complex(0);
  const sum = add(...admittances);
  if (neutralResistance === null && magnitude(sum) < cancelled * Math.max(...admittances.map(magnitude))) return null;
  const driven = add(...supply.map((voltage, index) => multiply(voltage, admittances[index] ?? complex(0))));
  return divide(driven, add(sum, complex(neutralResistance === null ? 0 : 1 / neutralResistance)));
}

/** A star with or without (null) a neutral conductor. */
function star(lineVoltage: number, impedances: Triple<Complex>, neutralResistance: number | null) {
  const supply = supplyPhasors(lineVoltage);
  const admittances: Triple<Complex> = [reciprocal(impedances[0]), reciprocal(impedances[1]), reciprocal(impedances[2])];
  const point = starPoint(supply, admittances, neutralResistance);
  if (point === null) return null;
  const shift = cleaned(point, lineVoltage);
  const phaseAt = (index: 0 | 1 | 2): Phase => {
    const voltage = subtract(supply[index], shift);
    return { impedance: impedances[index], current: multiply(admittances[index], voltage), voltage: magnitude(voltage) };
  };
  const phases: Triple<Phase> = [phaseAt(0), phaseAt(1), phaseAt(2)];
  const currents: Triple<Complex> = [phases[0].current, phases[1].current, phases[2].current];
  return {
    ...unbalanced(currents, phases),
    neutralCurrent: magnitude(cleaned(add(...currents), Math.max(...currents.map(magnitude)))),
    neutralShift: magnitude(shift),
    neutralShiftAngle: magnitude(shift) < cancelled * lineVoltage ? 0 : phaseDegrees(shift),
  };
}

function delta(lineVoltage: number, impedances: Triple<Complex>) {
  const [a, b, c] = supplyPhasors(lineVoltage);
  const phaseOf = (from: Complex, to: Complex, impedance: Complex): Phase => {
    return { impedance, current: divide(subtract(from, to), impedance), voltage: lineVoltage };
  };
  const [ab, bc, ca] = [phaseOf(a, b, impedances[0]), phaseOf(b, c, impedances[1]), phaseOf(c, a, impedances[2])];
  const lines: Triple<Complex> = [subtract(ab.current, ca.current), subtract(bc.current, ab.current), subtract(ca.current, bc.current)];
  return unbalanced(lines, [ab, bc, ca]);
}

/** A balanced load whose phases have this impedance. */
function balanced(lineVoltage: number, connection: 'star' | 'delta', impedance: Complex) {
  const isStar = connection === 'star';
  const phaseVoltage = isStar ? lineVoltage / Math.sqrt(3) : lineVoltage;
  const phaseCurrent = phaseVoltage / magnitude(impedance);
  const phase: Phase = { impedance, current: complex(phaseCurrent), voltage: phaseVoltage };
  const powers = powersOf([phase, phase, phase]);
  return {
    phaseVoltage,
    phaseCurrent,
    lineCurrent: isStar ? phaseCurrent : Math.sqrt(3) * phaseCurrent,
    ...powers,
    otherConnectionPower: isStar ? 3 * powers.activePower : powers.activePower / 3,
  };
}

interface Rated {
  lineVoltage: number;
  connection: 'star' | 'delta';
  totalPower: number;
  powerFactor: number;
  powerFactorKind: 'inductive' | 'capacitive';
}

/** Impedance of each phase of a balanced load of this power. */
function impedanceOf({ lineVoltage, connection, totalPower, powerFactor, powerFactorKind }: Rated): Complex {
  const apparentPower = totalPower / powerFactor;
  const size = (lineVoltage * lineVoltage * (connection === 'star' ? 1 : 3)) / apparentPower;
  const sine = Math.sqrt((1 - powerFactor) * (1 + powerFactor));
  return scale(complex(powerFactor, powerFactorKind === 'inductive' ? sine : 0 - sine), size);
}

export const tool = defineTool({
  name: 'StarLoadPowerCalculation',
  modes: ['balanced', 'fromPower', 'fourWire', 'threeWire', 'delta'],
  inputs: {
    lineVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 400, above: 0, symbol: 'V_L' },
    connection: { kind: 'choice', choices: ['star', 'delta'], default: 'star', modes: ['balanced', 'fromPower'] },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 10, min: 0, symbol: 'R', modes: ['balanced'] },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 0, symbol: 'X', modes: ['balanced'] },
    totalPower: { kind: 'quantity', unit: 'W', show: ['kW', 'W'], default: 15_000, above: 0, symbol: 'P', modes: ['fromPower'] },
    powerFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 0.8, above: 0, max: 1, symbol: 'cos φ', modes: ['fromPower'] },
    powerFactorKind: { kind: 'choice', choices: ['inductive', 'capacitive'], default: 'inductive', modes: ['fromPower'] },
    resistanceA: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 10,
      min: 0,
      symbol: 'R_A',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    reactanceA: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 0,
      symbol: 'X_A',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    resistanceB: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 20,
      min: 0,
      symbol: 'R_B',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    reactanceB: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 0,
      symbol: 'X_B',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    resistanceC: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 30,
      min: 0,
      symbol: 'R_C',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    reactanceC: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 0,
      symbol: 'X_C',
      modes: ['fourWire', 'threeWire', 'delta'],
    },
    neutralResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'mΩ'],
      default: 0,
      min: 0,
      symbol: 'R_N',
      modes: ['fourWire'],
      advanced: true,
    },
  },
  outputs: {
    phaseVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_ph', modes: ['balanced', 'fromPower'] },
    phaseCurrent: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_ph', modes: ['balanced', 'fromPower'] },
    lineCurrent: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_L', modes: ['balanced', 'fromPower'] },
    phaseResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R', modes: ['fromPower'] },
    phaseReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'X', modes: ['fromPower'] },
    activePower: { kind: 'quantity', unit: 'W', show: ['kW', 'W'], symbol: 'P' },
    reactivePower: { kind: 'quantity', unit: 'var', show: ['kvar', 'var'], symbol: 'Q' },
    apparentPower: { kind: 'quantity', unit: 'VA', show: ['kVA', 'VA'], symbol: 'S' },
    totalPowerFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'cos φ' },
    otherConnectionPower: { kind: 'quantity', unit: 'W', show: ['kW', 'W'], modes: ['balanced', 'fromPower'] },
    lineCurrentA: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_A', modes: ['fourWire', 'threeWire', 'delta'] },
    lineCurrentB: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_B', modes: ['fourWire', 'threeWire', 'delta'] },
    lineCurrentC: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_C', modes: ['fourWire', 'threeWire', 'delta'] },
    lineCurrentAngleA: { kind: 'quantity', unit: '°', show: ['°'], modes: ['fourWire', 'threeWire', 'delta'] },
    lineCurrentAngleB: { kind: 'quantity', unit: '°', show: ['°'], modes: ['fourWire', 'threeWire', 'delta'] },
    lineCurrentAngleC: { kind: 'quantity', unit: '°', show: ['°'], modes: ['fourWire', 'threeWire', 'delta'] },
    phaseVoltageA: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['fourWire', 'threeWire', 'delta'] },
    phaseVoltageB: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['fourWire', 'threeWire', 'delta'] },
    phaseVoltageC: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['fourWire', 'threeWire', 'delta'] },
    phasePowerA: { kind: 'quantity', unit: 'W', show: ['W', 'kW'], modes: ['fourWire', 'threeWire', 'delta'] },
    phasePowerB: { kind: 'quantity', unit: 'W', show: ['W', 'kW'], modes: ['fourWire', 'threeWire', 'delta'] },
    phasePowerC: { kind: 'quantity', unit: 'W', show: ['W', 'kW'], modes: ['fourWire', 'threeWire', 'delta'] },
    neutralCurrent: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'I_N', modes: ['fourWire'] },
    neutralShift: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_N', modes: ['fourWire', 'threeWire'] },
    neutralShiftAngle: { kind: 'quantity', unit: '°', show: ['°'], modes: ['fourWire', 'threeWire'] },
  },
  main: { balanced: 'activePower', fromPower: 'lineCurrent', fourWire: 'neutralCurrent', threeWire: 'neutralShift', delta: 'activePower' },
  refusals: { ZERO_IMPEDANCE: 'resistance', RESONANT_STAR_POINT: 'reactanceA' },
  warnings: ['PHASE_OVERVOLTAGE', 'NEUTRAL_LOADED'],
  compute(given) {
    const { mode, lineVoltage, connection } = given;
    if (mode === 'balanced' || mode === 'fromPower') {
      const impedance = mode === 'balanced' ? complex(given.resistance, given.reactance) : impedanceOf(given);
      if (isShorted(impedance)) return refuse('ZERO_IMPEDANCE');
      return { out: { ...balanced(lineVoltage, connection, impedance), phaseResistance: impedance.re, phaseReactance: impedance.im } };
    }
    const impedances: Triple<Complex> = [
      complex(given.resistanceA, given.reactanceA),
      complex(given.resistanceB, given.reactanceB),
      complex(given.resistanceC, given.reactanceC),
    ];
    const shorted = impedances.findIndex(isShorted);
    if (shorted >= 0) return refuse('ZERO_IMPEDANCE', ['resistanceA', 'resistanceB', 'resistanceC'][shorted]);
    if (mode === 'delta') return { out: delta(lineVoltage, impedances) };

    const out = star(lineVoltage, impedances, mode === 'fourWire' ? given.neutralResistance : null);
    if (out === null) return refuse('RESONANT_STAR_POINT');
    return {
      out,
      warnings: [
        Math.max(out.phaseVoltageA, out.phaseVoltageB, out.phaseVoltageC) > (overvoltage * lineVoltage) / Math.sqrt(3) &&
          'PHASE_OVERVOLTAGE',
        mode === 'fourWire' && out.neutralCurrent > Math.max(out.lineCurrentA, out.lineCurrentB, out.lineCurrentC) && 'NEUTRAL_LOADED',
      ],
    };
  },
  sources: [
    'IEC 60050-141:2004, International electrotechnical vocabulary, Polyphase systems and circuits',
    'J. W. Nilsson, S. A. Riedel, Electric Circuits, 11th ed., Pearson, 2019, § 11',
  ],
});
