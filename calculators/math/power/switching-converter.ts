/** Inductor currents of the three basic switching converters in their steady state, with constant drops of switch and rectifier. */

export type Topology = 'buck' | 'boost' | 'inverting';

/** What a converter works with, V, A, Hz, H; the output of an inverting one without its sign. */
export interface Operation {
  readonly topology: Topology;
  readonly inputVoltage: number;
  readonly outputVoltage: number;
  readonly outputCurrent: number;
  readonly frequency: number;
  readonly switchDrop: number;
  readonly rectifierDrop: number;
}

/** Voltage across the inductor in V while the switch conducts and while the rectifier does; both are above 0 in a converter that works. */
export function inductorVoltages({ topology, inputVoltage, outputVoltage, switchDrop, rectifierDrop }: Operation) {
  const on = inputVoltage - switchDrop - (topology === 'buck' ? outputVoltage : 0);
  const off = outputVoltage + rectifierDrop - (topology === 'boost' ? inputVoltage : 0);
  return { on, off };
}

/** Share of the period in which the switch conducts while the current never ends. */
export function continuousDuty(operation: Operation): number {
  const { on, off } = inductorVoltages(operation);
  return off / (on + off);
}

/** Mean inductor current in A while it never ends. */
export function continuousCurrent(operation: Operation): number {
  const { topology, outputCurrent } = operation;
  return topology === 'buck' ? outputCurrent : outputCurrent / (1 - continuousDuty(operation));
}

/** Volt-seconds of a period in V·s: over the inductance they are the ripple current while the current never ends. */
export function voltSeconds(operation: Operation): number {
  return (inductorVoltages(operation).on * continuousDuty(operation)) / operation.frequency;
}

/** A straight piece of a current over a share of the period, A. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const meanOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { from, to, share }) => sum + ((from + to) / 2) * share, 0);
const squareOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { from, to, share }) => sum + ((from * from + from * to + to * to) / 3) * share, 0);
/** Root mean square in A of what a capacitor takes so that its other side sees the mean only. */
const alternating = (pieces: readonly Piece[]) => Math.sqrt(Math.max(0, squareOf(pieces) - meanOf(pieces) ** 2));

/** Charge per period, as a current in A, by which the pieces exceed a level. */
function above(pieces: readonly Piece[], level: number): number {
  return pieces.reduce((sum, { from, to, share }) => {
    const [low, high] = [Math.min(from, to) - level, Math.max(from, to) - level];
    if (low >= 0) return sum + ((low + high) / 2) * share;
    return high <= 0 ? sum : sum + ((high * high) / (2 * (high - low))) * share;
  }, 0);
}

/** Currents of a converter with its inductance, A; shares of the period; charges in C. */
export interface ConverterCurrents {
  readonly isContinuous: boolean;
  readonly duty: number;
  readonly ripple: number;
  readonly peak: number;
  readonly rms: number;
  readonly switchRms: number;
  readonly rectifierMean: number;
  readonly inputCapacitorRms: number;
  readonly outputCapacitorRms: number;
  /** Step of the current through the output capacitor, which its series resistance turns into ripple. */
  readonly outputStep: number;
  /** Charge that swings in and out of each capacitor in a period. */
  readonly inputCharge: number;
  readonly outputCharge: number;
}

/**
 * The currents in steady state with small ripple of both voltages. A synchronous rectifier lets the current fall below zero; a diode does not.
 * Source: R. W. Erickson, D. Maksimović, Fundamentals of Power Electronics, 3rd ed., 2020, chapters 2 and 5.
 */
export function converterCurrents(operation: Operation, inductance: number, isSynchronous: boolean): ConverterCurrents {
  const { topology, outputCurrent, frequency } = operation;
  const { on, off } = inductorVoltages(operation);
  const middle = continuousCurrent(operation);
  const swing = voltSeconds(operation) / inductance;
  const isContinuous = isSynchronous || middle >= swing / 2;
  const rate = frequency * inductance;
  const alone = Math.sqrt((2 * outputCurrent) / rate / (topology === 'buck' ? 1 / on + 1 / off : 1 / off));
  const [valley, peak] = isContinuous ? [middle - swing / 2, middle + swing / 2] : [0, alone];
  const duty = isContinuous ? continuousDuty(operation) : (rate * peak) / on;
  const rising: Piece = { from: valley, to: peak, share: duty };
  const falling: Piece = { from: peak, to: valley, share: isContinuous ? 1 - duty : (rate * peak) / off };
  const rest: Piece = { from: 0, to: 0, share: Math.max(0, 1 - duty - falling.share) };
  const inductor = [rising, falling, rest];
  const input = topology === 'boost' ? inductor : [rising, { from: 0, to: 0, share: 1 - duty }];
  const output = topology === 'buck' ? inductor : [falling, { from: 0, to: 0, share: 1 - falling.share }];
  return {
    isContinuous,
    duty,
    ripple: peak - valley,
    peak,
    rms: Math.sqrt(squareOf(inductor)),
    switchRms: Math.sqrt(squareOf([rising])),
    rectifierMean: meanOf([falling]),
    inputCapacitorRms: alternating(input),
    outputCapacitorRms: alternating(output),
    outputStep: topology === 'buck' ? peak - valley : peak - Math.min(0, valley),
    inputCharge: above(input, meanOf(input)) / frequency,
    outputCharge: above(output, meanOf(output)) / frequency,
  };
}
