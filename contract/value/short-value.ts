/** Figures that only their designator makes a value: `104` on a capacitor, `R47` and `4E7` on a resistor, `4R7` on an inductor. */
import { decoded, printedCode, type ValueUnit } from './printed-code.ts';

type Form = readonly [RegExp, (match: RegExpExecArray) => string | null];

const figure = String.raw`\d*[.,]?\d+`;
const code = /^([1-9]\d)([0-9])[BCDGJKMZ]?$/; // F is the farad

/** A bare figure that ends in 0 may be the value itself or a code, `100` as much as 10 pF: it is none unless a letter tells. */
function isClear(text: string): boolean {
  return !/^\d+0$/.test(text);
}

/** What begins with a sign for the decimal point, with the prefix it has: `u1` is 100 nF. */
const leading: Form = [/^([pnuµμm])(\d{1,3})$/u, ([, prefix, digits]) => `0.${digits}${prefix}`];

const forms: Readonly<Record<ValueUnit, readonly Form[]>> = {
  Ω: [
    [/^[Rr](\d{1,3})$/, ([, digits]) => `0.${digits}Ω`],
    [/^(\d+)[EeRr](\d+)$/, ([, whole, digits]) => `${whole}.${digits}Ω`],
    [new RegExp(`^(${figure})[EeRr]$`), ([, digits]) => `${digits}Ω`],
    [new RegExp(`^(${figure}[kKM])[EeRr]$`), ([, digits]) => `${digits}Ω`],
    [new RegExp(`^(${figure})m$`), ([, digits]) => `${digits}mΩ`],
    [/^(\d+)m(\d+)$/, ([, whole, digits]) => `${whole}.${digits}mΩ`],
    [/^\d{3}[1-9]$/, ([figures]) => printedCode(figures, 'Ω') ?? `${figures}Ω`],
    // `103` is no value of any series, `102` one of E96 and 1 kΩ as well.
    [/^[1-9]\d[1-9]$/, ([figures]) => printedCode(figures, 'Ω')],
    [new RegExp(`^${figure}$`), ([digits]) => `${digits}Ω`],
  ],
  F: [
    [code, ([word, digits = '', zeros = '']) => (isClear(word) && Number(zeros) < 8 ? decoded(digits, zeros, 'F') : null)],
    [/^(\d)R(\d+)$/, ([, whole, digits]) => `${whole}.${digits}pF`],
    [/^(\d+)([pnuµμ])(\d+)$/u, ([, whole, prefix, digits]) => `${whole}.${digits}${prefix}F`],
    [new RegExp(`^(${figure}[pnuµμm])$`, 'u'), ([digits]) => `${digits}F`],
    // Nobody makes fractions of a picofarad that are written so.
    [/^(0?[.,]\d+)$/, ([digits]) => `${digits}uF`],
  ],
  H: [
    [/^(\d+)R(\d+)$/, ([, whole, digits]) => `${whole}.${digits}uH`],
    [/^(\d+)N(\d+)$/, ([, whole, digits]) => `${whole}.${digits}nH`],
    [/^R(\d{1,3})$/, ([, digits]) => `0.${digits}uH`],
    [code, ([word, digits = '', zeros = '']) => (isClear(word) && Number(zeros) < 6 ? decoded(digits, zeros, 'H') : null)],
    [/^(\d+)([pnuµμm])(\d+)$/u, ([, whole, prefix, digits]) => `${whole}.${digits}${prefix}H`],
    [new RegExp(`^(${figure}[pnuµμm])$`, 'u'), ([digits]) => `${digits}H`],
  ],
};

/** The word written out with its unit; as it is when it has one, and null when it may mean two values. */
export function withUnit(word: string, unit: ValueUnit): string | null {
  const lead = leading[0].exec(word);
  if (lead && unit !== 'Ω') return `${leading[1](lead)}${unit}`;
  for (const [pattern, written] of forms[unit]) {
    const found = pattern.exec(word);
    if (found) return written(found);
  }
  return word;
}
