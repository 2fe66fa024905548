/** Codes that part numbers write values in (`data/README.md`). Values are decimal texts in SI units, so that nothing is rounded. */

interface Decimal {
  /** Significant digits without leading or trailing zeros; `0` for zero. */
  digits: string;
  /** Power of ten of the last digit. */
  power: number;
}

function toDecimal(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = (whole + decimals).replace(/^0+(?=\d)/, '');
  const trimmed = digits.replace(/0+$/, '') || '0';
  return { digits: trimmed, power: Number(exponent) - decimals.length + (digits.length - trimmed.length) };
}

const scaled = ({ digits, power }: Decimal, by: number): Decimal => ({ digits, power: power + by });

/** The plain decimal text: `0.47`, `1500`. */
function plain({ digits, power }: Decimal): string {
  if (power >= 0) return digits === '0' ? '0' : digits + '0'.repeat(power);
  const padded = digits.padStart(1 - power, '0');
  return `${padded.slice(0, power)}.${padded.slice(power)}`;
}

const marks = [
  ['M', -6],
  ['K', -3],
  ['R', 0],
] as const;

/** R, K or M in place of the point. */
function letter(value: Decimal): string {
  const size = value.digits.length + value.power;
  const [mark, shift] = marks.find(([, power]) => size > -power) ?? marks[2];
  const text = plain(scaled(value, shift));
  return text.includes('.') ? text.replace('.', mark) : `${text}${mark}`;
}

/** `count` significant digits and a power of ten; smaller values have R for the point. */
function significant(value: Decimal, count: number): string {
  const size = value.digits.length + value.power;
  if (size < count) {
    const text = plain(value).replace(/^0(?=\.)/, '');
    return (text.includes('.') ? text.replace('.', 'R') : `${text}R`).padEnd(count + 1, '0');
  }
  return `${value.digits.padEnd(count, '0')}${size - count}`;
}

/** `count` digits and a multiplier, with letters for the multipliers below one. */
function multiplied(value: Decimal, count: number, below: Record<number, string>): string {
  const power = value.digits.length + value.power - count;
  return `${value.digits.padEnd(count, '0')}${below[power] ?? power}`;
}

function milliohms(value: Decimal): string {
  if (Number(`${value.digits}e${value.power}`) >= 0.01) return `R${plain(value).slice(2).padEnd(4, '0')}`;
  return letter(scaled(value, 3)).replace('R', 'L').padEnd(5, '0');
}

const volts = (value: Decimal): string => {
  const text = plain(value);
  if (text.includes('.')) return text.replace('.', 'V');
  return text.length === 1 ? `${text}V0` : text;
};

const codecs: Record<string, (value: Decimal) => string> = {
  letter,
  letter3: (value) => letter(value).padEnd(3, '0'),
  letter4: (value) => letter(value).padEnd(4, '0'),
  digits3: (value) => significant(value, 2),
  digits4: (value) => significant(value, 3),
  nine4: (value) => multiplied(value, 3, { [-1]: '9', [-2]: '8' }),
  uni4: (value) => multiplied(value, 3, { [-1]: 'J', [-2]: 'K' }),
  rmilli4: milliohms,
  pf3: (value) => significant(scaled(value, 12), 2),
  uf3: (value) => significant(scaled(value, 6), 2),
  uh3: (value) => significant(scaled(value, 6), 2),
  pf3nine: (value) => multiplied(scaled(value, 12), 2, { [-1]: '9' }),
  voltV1: volts,
  plain,
  dot1: (value) => (value.power >= 0 ? `${plain(value)}.0` : plain(value)),
  int: plain,
  int2: (value) => plain(value).padStart(2, '0'),
  int3: (value) => plain(value).padStart(3, '0'),
};

/** The code of a value; `value` is a decimal text such as `0.00000047` or `47e-8`. */
export function encode(codec: string, value: string): string {
  const write = codecs[codec];
  if (!write) throw new Error(`There is no codec ${codec}`);
  return write(toDecimal(value));
}
