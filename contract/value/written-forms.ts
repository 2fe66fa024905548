/** Values and sizes in every form that bills have them in, for tests and benchmarks of reading them. */

const prefixes: readonly (readonly [string, number])[] = [
  ['p', -12],
  ['n', -9],
  ['u', -6],
  ['m', -3],
  ['', 0],
  ['k', 3],
  ['M', 6],
  ['G', 9],
];

/** Mantissa and prefix from 1 to under 1000, such as 4.7 and `k`. */
function engineering(value: number): [mantissa: string, prefix: string] {
  const power = Math.max(-12, Math.floor(Math.log10(value * (1 + 1e-12)) / 3) * 3);
  const [prefix = ''] = prefixes.find(([, one]) => one === power) ?? [];
  return [String(Number((value / 10 ** power).toPrecision(6))), prefix];
}

/** A figure with the prefix in place of its point; null where that would say nothing. */
function infix(mantissa: string, mark: string): string | null {
  const [whole = '', rest] = mantissa.split('.');
  return rest === undefined ? null : `${whole}${mark}${rest}`;
}

function present(forms: readonly (string | null)[]): string[] {
  return [...new Set(forms.flatMap((form) => form ?? []))];
}

/** Two figures and the number of zeros, where it cannot be taken for the value itself. */
function code(value: number, step: number): string | null {
  const units = Number((value / step).toPrecision(9));
  const zeros = Math.floor(Math.log10(units * (1 + 1e-12))) - 1;
  const digits = Math.round(units / 10 ** zeros);
  const isCode = zeros > 0 && zeros < 8 && Math.abs(digits * 10 ** zeros - units) < units * 1e-9;
  return isCode ? `${digits}${zeros}` : null;
}

const fullWidth = (text: string) => text.replace(/[0-9A-Za-z.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

/** A resistance; forms that need a resistor's designator to be read come with `short`. */
export function resistanceForms(ohms: number, short: boolean): string[] {
  const [mantissa, prefix] = engineering(ohms);
  const comma = mantissa.replace('.', ',');
  const own = prefix === '' || prefix === 'm' ? null : prefix;
  const forms = [
    `${mantissa}${prefix}Ω`,
    `${mantissa} ${prefix}\u2126`,
    `${comma} ${prefix}Ohm`,
    `${mantissa}${prefix}ohm`,
    fullWidth(`${mantissa}${prefix}`) + 'Ω',
    own && `${mantissa}${own}`,
    own && `${comma}${own}`,
    own && infix(mantissa, own),
    own === 'k' ? `${mantissa}K` : null,
    prefix === '' ? `${mantissa}R` : null,
    prefix === '' ? infix(mantissa, 'R') : null,
    prefix === '' ? infix(mantissa, 'r') : null,
    prefix === '' ? `${mantissa}E` : null,
  ];
  const shorter = [
    prefix === '' ? mantissa : null,
    prefix === '' ? comma : null,
    prefix === '' ? infix(mantissa, 'E') : null,
    ohms < 1 && ohms >= 0.01 ? `R${String(Number(ohms.toPrecision(3))).slice(2)}` : null,
    prefix === 'm' ? `${mantissa}m` : null,
  ];
  return present(short ? [...forms, ...shorter] : forms);
}

/** A capacitance; forms that need a capacitor's designator to be read come with `short`. */
export function capacitanceForms(farads: number, short: boolean): string[] {
  const [mantissa, prefix] = engineering(farads);
  const micro = Number((farads * 1e6).toPrecision(6));
  const micros = micro >= 0.001 && micro < 1000 ? String(micro) : null;
  const forms = [
    `${mantissa}${prefix}F`,
    `${mantissa} ${prefix}F`,
    `${mantissa.replace('.', ',')}${prefix}F`,
    `${mantissa}${prefix.toUpperCase()}F`,
    prefix === 'u' ? `${mantissa}µF` : null,
    prefix === 'u' ? `${mantissa}μF` : null,
    micros && `${micros}uF`,
    micros && `${micros.replace('.', ',')}uF`,
    micros && `${micros} mfd`,
    micros?.startsWith('0.') ? `${micros.slice(1)}uF` : null,
    `${mantissa}${prefix}`,
    infix(mantissa, prefix),
  ];
  const shorter = [code(farads, 1e-12), micros?.startsWith('0.') ? micros : null];
  return present(short ? [...forms, ...shorter] : forms);
}

/** A voltage as it stands beside a value. */
export function voltageForms(volts: number): string[] {
  return [`${volts}V`, `${volts} V`, `${volts}VDC`, `>=${volts}V`, `≥ ${volts}V`, `${volts}v`];
}

export function powerForms(watts: number): string[] {
  const share = Math.round(1 / watts);
  const fraction = share > 1 && Math.abs(1 / share - watts) < 0.01 * watts ? [`1/${share}W`, `1/${share} W`] : [];
  return [...fraction, `${Number(watts.toPrecision(3))}W`, `${Number((watts * 1000).toPrecision(3))}mW`];
}

export function toleranceForms(percent: number): string[] {
  return [`${percent}%`, `±${percent}%`, `+/-${percent}%`, `± ${percent} %`, `${String(percent).replace('.', ',')}%`];
}

const metric: Readonly<Record<string, string>> = {
  '0402': '1005',
  '0603': '1608',
  '0805': '2012',
  '1206': '3216',
  '1210': '3225',
  '2010': '5025',
  '2512': '6332',
};

/** The size of a chip as programs name its footprint; `letter` is that of the designator. */
export function sizeForms(size: string, letter: 'R' | 'C'): string[] {
  const millimeters = metric[size];
  const kind = letter === 'R' ? 'RES' : 'CAP';
  return present([
    size,
    `${letter}${size}`,
    `SMD${size}`,
    `${size}-${kind}`,
    `${kind}_${size}`,
    millimeters === undefined ? null : `${letter}_${size}_${millimeters}Metric`,
    millimeters === undefined
      ? null
      : `${letter === 'R' ? 'Resistor' : 'Capacitor'}_SMD:${letter}_${size}_${millimeters}Metric_Pad1.05x0.95mm_HandSolder`,
    millimeters === undefined ? null : `${kind}C${millimeters}X55N`,
    millimeters === undefined ? null : millimeters,
  ]);
}

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/** E24 from one power of ten to another, both among them. */
export function valuesOf(from: number, to: number): number[] {
  const decades = Array.from({ length: to - from + 1 }, (_, place) => 10 ** (from + place));
  return decades.flatMap((decade) => e24.map((digits) => Number((digits * decade).toPrecision(6))));
}
