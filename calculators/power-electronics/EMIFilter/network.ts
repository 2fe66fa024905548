interface Filter {
  readonly chokeInductance: number;
  readonly leakageInductance: number;
  readonly xCapacitor: number;
  readonly yCapacitor: number;
  readonly equipmentImpedance: number;
}

/** One inductance towards the equipment and one capacitance towards the mains network, as one kind of noise sees them. */
export interface Section {
  readonly inductance: number;
  readonly capacitance: number;
  readonly source: number;
  readonly load: number;
}

/** Resistances of the artificial network of CISPR 16: 50 Ω each, side by side for noise to earth and in series for that between the lines. */
const [sideBySide, inSeries] = [25, 100];

/** What noise to earth sees: the choke once, and both Y capacitors. */
export function commonSection({ chokeInductance, yCapacitor, equipmentImpedance }: Filter): Section {
  return { inductance: chokeInductance, capacitance: 2 * yCapacitor, source: equipmentImpedance, load: sideBySide };
}

/** What noise between the lines sees: the leakage of the choke, the X capacitor, and the Y capacitors in series. */
export function differentialSection({ leakageInductance, xCapacitor, yCapacitor, equipmentImpedance }: Filter): Section {
  return { inductance: leakageInductance, capacitance: xCapacitor + yCapacitor / 2, source: equipmentImpedance, load: inSeries };
}

/** Corner of a section, Hz. */
export function cornerOf({ inductance, capacitance }: Section): number {
  return 1 / (2 * Math.PI * Math.sqrt(inductance * capacitance));
}

/** Insertion loss (dB) of a section with its capacitor at the load: source, inductance, then capacitance beside the load. */
export function insertionLoss({ inductance, capacitance, source, load }: Section, frequency: number): number {
  const angular = 2 * Math.PI * frequency;
  const real = source + load - angular ** 2 * inductance * capacitance * load;
  const imaginary = angular * (inductance + source * load * capacitance);
  return 20 * Math.log10(Math.hypot(real, imaginary) / (source + load));
}
