/** Two-band dipole with traps: the trap of coaxial cable or of coil and capacitor, and the wires on each side of it. */
import { defineTool, refuse } from '#calculators/define.ts';
import { findRoot } from '#calculators/math/numeric/root.ts';
import { coilConductorLength, type RoundWireCoil, roundWireCoilInductance } from '#calculators/math/wires-and-coils/round-wire-coil.ts';
import { trapDipoleWires } from '#calculators/math/radio/trap-dipole.ts';

interface Trap {
  mode: 'coaxTrap' | 'analyseCoaxTrap' | 'coilTrap';
  formDiameter: number;
  cableDiameter: number;
  shieldDiameter: number;
  capacitancePerMetre: number;
  cableImpedance: number;
  leadLength: number;
  connection: 'series' | 'shield';
  turnPitch: number | null;
  trapCapacitance: number;
  wireDiameter: number;
}

/** A trap with this many turns, as the coil and capacitor that it is between its ends: R. H. Johns (W3JIP), QST, May 1981. */
function trapOf(turns: number, given: Trap) {
  const isCoil = given.mode === 'coilTrap';
  const outside = isCoil ? given.wireDiameter : given.cableDiameter;
  const coil: RoundWireCoil = {
    turns,
    diameter: given.formDiameter + outside,
    pitch: given.turnPitch ?? outside,
    conductorDiameter: isCoil ? given.wireDiameter : given.shieldDiameter,
  };
  const coilInductance = roundWireCoilInductance(coil);
  const wound = coilConductorLength(coil);
  if (isCoil) return { coil, coilInductance, conductorLength: wound, inductance: coilInductance, capacitance: given.trapCapacitance };
  const conductorLength = wound + given.leadLength;
  const capacitance = given.capacitancePerMetre * conductorLength;
  return given.connection === 'shield'
    ? { coil, coilInductance, conductorLength, inductance: coilInductance, capacitance }
    : {
        coil,
        coilInductance,
        conductorLength,
        inductance: 4 * coilInductance + given.cableImpedance ** 2 * capacitance,
        capacitance: capacitance / 4,
      };
}

const [fewestTurns, mostTurns] = [0.5, 500];

/** Turns with which the trap resonates there; null where no sensible number does. */
function turnsFor(frequency: number, given: Trap): number | null {
  const wanted = (2 * Math.PI * frequency) ** -2;
  const answer = findRoot(
    (turns) => {
      const { inductance, capacitance } = trapOf(turns, given);
      return inductance * capacitance - wanted;
    },
    fewestTurns,
    mostTurns,
  );
  return answer.found ? answer.root : null;
}

export const tool = defineTool({
  name: 'TrapAntennaCalculator',
  modes: ['coaxTrap', 'analyseCoaxTrap', 'coilTrap'],
  inputs: {
    trapFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz'],
      default: 7_100_000,
      above: 0,
      symbol: 'f_t',
      modes: ['coaxTrap', 'coilTrap'],
    },
    lowerFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz'], default: 3_650_000, above: 0, symbol: 'f_l' },
    turns: { kind: 'quantity', unit: '1', show: ['1'], default: 10, min: 1, max: 200, symbol: 'N', modes: ['analyseCoaxTrap'] },
    formDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.05, above: 0, symbol: 'D_f' },
    cableDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in'],
      default: 0.00495,
      above: 0,
      symbol: 'd_o',
      modes: ['coaxTrap', 'analyseCoaxTrap'],
    },
    shieldDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in'],
      default: 0.0036,
      above: 0,
      symbol: 'd_s',
      modes: ['coaxTrap', 'analyseCoaxTrap'],
    },
    capacitancePerMetre: {
      kind: 'quantity',
      unit: 'F/m',
      show: ['pF/m', 'pF/ft'],
      default: 1.01e-10,
      above: 0,
      component: true,
      symbol: 'C′',
      modes: ['coaxTrap', 'analyseCoaxTrap'],
    },
    cableImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 50,
      above: 0,
      symbol: 'Z_c',
      modes: ['coaxTrap', 'analyseCoaxTrap'],
      advanced: true,
    },
    leadLength: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'cm', 'in'],
      default: 0,
      min: 0,
      modes: ['coaxTrap', 'analyseCoaxTrap'],
      advanced: true,
    },
    connection: { kind: 'choice', choices: ['series', 'shield'], default: 'series', modes: ['coaxTrap', 'analyseCoaxTrap'] },
    turnPitch: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: null, above: 0, optional: true, symbol: 'p', advanced: true },
    trapCapacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF'],
      default: 6e-11,
      above: 0,
      component: true,
      symbol: 'C',
      modes: ['coilTrap'],
    },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.002, above: 0, modes: ['coilTrap'] },
    antennaWireDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in'],
      default: 0.002,
      above: 0,
      max: 0.1,
      symbol: 'D_w',
      advanced: true,
    },
    endFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 0.95, min: 0.8, max: 1, symbol: 'κ', advanced: true },
  },
  outputs: {
    resonantFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz'] },
    turns: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'N' },
    coilInductance: { kind: 'quantity', unit: 'H', show: ['µH'] },
    coilLength: { kind: 'quantity', unit: 'm', show: ['mm', 'in'] },
    conductorLength: { kind: 'quantity', unit: 'm', show: ['m', 'cm', 'in'] },
    trapInductance: { kind: 'quantity', unit: 'H', show: ['µH'], symbol: 'L_e' },
    trapCapacitance: { kind: 'quantity', unit: 'F', show: ['pF'], symbol: 'C_e' },
    trapReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
    loadingReactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'X' },
    innerLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], symbol: 'l_1' },
    outerLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], symbol: 'l_2' },
    totalLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'] },
    fullSizeLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'] },
  },
  main: { coaxTrap: 'turns', analyseCoaxTrap: 'resonantFrequency', coilTrap: 'turns' },
  refusals: {
    SHIELD_TOO_LARGE: 'shieldDiameter',
    PITCH_TOO_SMALL: 'turnPitch',
    NO_TURNS: 'trapFrequency',
    LOWER_NOT_LOWER: 'lowerFrequency',
    NO_OUTER_LENGTH: 'lowerFrequency',
  },
  warnings: ['LONG_COIL', 'LOADING_STRONG', 'TRIM'],
  compute(given) {
    const { mode, cableDiameter, shieldDiameter, wireDiameter, lowerFrequency, turnPitch } = given;
    const conductor = mode === 'coilTrap' ? wireDiameter : cableDiameter;
    if (mode !== 'coilTrap' && shieldDiameter >= cableDiameter) return refuse('SHIELD_TOO_LARGE');
    if (turnPitch !== null && turnPitch < conductor) return refuse('PITCH_TOO_SMALL');
    const turns = mode === 'analyseCoaxTrap' ? given.turns : turnsFor(given.trapFrequency, given);
    if (turns === null) return refuse('NO_TURNS');

    const { coil, coilInductance, conductorLength, inductance, capacitance } = trapOf(turns, given);
    const resonantFrequency = 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance));
    if (lowerFrequency >= resonantFrequency) return refuse('LOWER_NOT_LOWER');
    const loadingReactance = (2 * Math.PI * lowerFrequency * inductance) / (1 - (lowerFrequency / resonantFrequency) ** 2);
    const wires = trapDipoleWires({
      trapFrequency: resonantFrequency,
      lowerFrequency,
      reactance: loadingReactance,
      wireDiameter: given.antennaWireDiameter,
      endFactor: given.endFactor,
    });
    if (!wires) return refuse('NO_OUTER_LENGTH');

    const { inner, outer, quarter } = wires;
    const coilLength = turns * coil.pitch;
    return {
      out: {
        resonantFrequency,
        turns,
        coilInductance,
        coilLength,
        conductorLength,
        trapInductance: inductance,
        trapCapacitance: capacitance,
        trapReactance: Math.sqrt(inductance / capacitance),
        loadingReactance,
        innerLength: inner,
        outerLength: outer,
        totalLength: 2 * (inner + outer),
        fullSizeLength: 2 * quarter,
      },
      warnings: [coilLength > 4 * coil.diameter && 'LONG_COIL', outer < 0.3 * (quarter - inner) && 'LOADING_STRONG', 'TRIM'],
    };
  },
  sources: [
    'R. H. Johns (W3JIP), Coaxial cable antenna traps, QST, 1981-05',
    'E. B. Rosa, F. W. Grover, Formulas and tables for the calculation of mutual and self-inductance, Bulletin of the Bureau of Standards 8, 1912, doi:10.6028/bulletin.185',
    'H. Nagaoka, The inductance coefficients of solenoids, J. Coll. Sci. Tokyo 27, 1909, § 6, doi:10.15083/00037799',
    "D. W. Knight, Rosa's mutual-inductance correction for the round-wire solenoid, 2010",
    'J. Hall (K1PLP), Off-center-loaded dipole antennas, QST, 1974-09',
    'C. L. Buchanan (W3DZZ), The multimatch antenna system, QST, 1955-03',
    'A. Greenberg (W2LH), Simple trap construction for the multiband antenna, QST, 1956-10',
  ],
});
