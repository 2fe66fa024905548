/** A row of parts and lines from a load to its source, written as text, and how each moves the reflection on the Smith chart. */
import { add, type Complex, complex, divide, magnitude, multiply, scale, subtract } from '#calculators/math/numeric/complex.ts';

/** In series (`s`) or across (`p`): inductor and capacitor; a line, and stubs across that end open or shorted. */
export const elementKinds = ['sL', 'pL', 'sC', 'pC', 'line', 'open', 'short'] as const;
export type ElementKind = (typeof elementKinds)[number];

export interface NetworkElement {
  kind: ElementKind;
  /** H, F, or the electrical length in degrees. */
  value: number;
  /** Characteristic impedance of a line or stub, Ω; null for a part. */
  impedance: number | null;
}

export const isPart = (kind: ElementKind): boolean => kind.length === 2;

/** More than these nobody follows on a chart. */
export const mostElements = 12;

const prefixes: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, µ: 1e-6, m: 1e-3, '': 1 };
const partText = /^([sp][LC])(\d{1,9}(?:\.\d{1,9})?)([pnuµm]?)$/;
const lineText = /^(line|open|short)(\d{1,9}(?:\.\d{1,9})?)@(\d{1,3}(?:\.\d{1,9})?)$/;

function readElement(text: string): NetworkElement | null {
  const [, part, size = '', prefix = ''] = partText.exec(text) ?? [];
  if (part !== undefined) return positive({ kind: part as ElementKind, value: Number(`${size}e${exponentOf(prefix)}`), impedance: null }); // the expression names these kinds
  const [, line, impedance = '', degrees = ''] = lineText.exec(text) ?? [];
  if (line === undefined) return null;
  return positive({ kind: line as ElementKind, value: Number(degrees), impedance: Number(impedance) });
}

const exponentOf = (prefix: string): number => Math.round(Math.log10(prefixes[prefix] ?? 1));

const positive = (element: NetworkElement): NetworkElement | null =>
  element.value > 0 && element.impedance !== 0 && (isPart(element.kind) || element.value < 360) ? element : null;

/** The elements of a text such as `sL8.2n pC3.3p line50@45`, from the load on; null where it cannot be read. */
export function readNetwork(text: string): NetworkElement[] | null {
  const words = text.split(/\s/).filter(Boolean);
  const elements = words.flatMap((word) => readElement(word) ?? []);
  return elements.length === words.length && elements.length <= mostElements ? elements : null;
}

/** Four digits, never with an exponent. */
const plain = (value: number): string => String(Math.max(1e-6, Number(value.toPrecision(4))));

/** The text of elements, values with four digits. */
export function writeNetwork(elements: readonly NetworkElement[]): string {
  const texts = elements.map(({ kind, value, impedance }) => {
    if (impedance !== null) return `${kind}${plain(impedance)}@${plain(value)}`;
    const prefix = Object.entries(prefixes).find(([name, factor]) => name !== 'µ' && value < factor * 1000)?.[0] ?? '';
    return `${kind}${plain(value / (prefixes[prefix] ?? 1))}${prefix}`;
  });
  return texts.join(' ');
}

/** Voltage and current at a place of the row, up to a common factor, so that no open or short is infinite. */
export interface Wave {
  voltage: Complex;
  current: Complex;
}

interface Losses {
  /** Quality factors of the parts; null is without loss. */
  inductorQ: number | null;
  capacitorQ: number | null;
}

const lossless: Losses = { inductorQ: null, capacitorQ: null };

/** Impedance of an inductor or capacitor, Ω. */
function partImpedance({ kind, value }: NetworkElement, angular: number, { inductorQ, capacitorQ }: Losses): Complex {
  const [reactance, quality] = kind.endsWith('L') ? [angular * value, inductorQ] : [-1 / (angular * value), capacitorQ];
  return complex(quality === null ? 0 : Math.abs(reactance) / quality, reactance);
}

const turned = (a: Complex, factor: number): Complex => complex(-a.im * factor, a.re * factor);

/** The wave on the source's side of an element; `share` of it is passed, of a stub by its susceptance. */
export function passElement(wave: Wave, element: NetworkElement, frequency: number, losses: Losses = lossless, share = 1): Wave {
  const { voltage, current } = wave;
  const { kind, value, impedance } = element;
  if (impedance === null) {
    const own = partImpedance(element, 2 * Math.PI * frequency, losses);
    if (kind.startsWith('s')) return { voltage: add(voltage, scale(multiply(own, current), share)), current };
    return { voltage: multiply(voltage, own), current: add(multiply(current, own), scale(voltage, share)) };
  }
  const angle = (value * Math.PI) / 180;
  if (kind === 'line') {
    const [cosine, sine] = [Math.cos(angle * share), Math.sin(angle * share)];
    return {
      voltage: add(scale(voltage, cosine), turned(current, impedance * sine)),
      current: add(scale(current, cosine), turned(voltage, sine / impedance)),
    };
  }
  const [through, across] = kind === 'open' ? [Math.cos(angle), Math.sin(angle)] : [Math.sin(angle), -Math.cos(angle)];
  return { voltage: scale(voltage, through), current: add(scale(current, through), turned(voltage, (share * across) / impedance)) };
}

/** Reflection coefficient against a real reference, Ω. */
export function reflectionOf({ voltage, current }: Wave, reference: number): Complex {
  const arriving = scale(current, reference);
  return divide(subtract(voltage, arriving), add(voltage, arriving));
}

/** The load as a wave. */
export const loadWave = (resistance: number, reactance: number): Wave => ({ voltage: complex(resistance, reactance), current: complex(1) });

/** Impedance at a place, Ω; null for an open end. */
export function impedanceAt({ voltage, current }: Wave): Complex | null {
  return magnitude(current) === 0 ? null : divide(voltage, current);
}

/** The waves before, between and after the elements. */
export function wavesAlong(load: Wave, elements: readonly NetworkElement[], frequency: number, losses: Losses = lossless): Wave[] {
  return elements.reduce((waves, element) => [...waves, passElement(waves.at(-1) ?? load, element, frequency, losses)], [load]);
}

/** Standing wave ratio of a reflection; null where everything comes back. */
export function standingWaveRatio(reflection: number): number | null {
  return reflection < 1 - 1e-12 ? (1 + reflection) / (1 - reflection) : null;
}
