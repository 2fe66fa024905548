/** Tax identification numbers of companies and persons: format, and check digits where they have them (`docs/api.md` 7.9). */

interface TaxIdRule {
  /** Of the number without spaces and punctuation, upper case. */
  format: RegExp;
  /** What a form accepts, punctuation included. */
  pattern: string;
  example: string;
  isConsistent: (id: string) => boolean;
}

const always = () => true;

function digitsOf(id: string): number[] {
  return [...id].map(Number);
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
}

/** Russia: Federal Tax Service, order MMV-7-6/435@. */
function isInn(id: string): boolean {
  const digits = digitsOf(id);
  const tail = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const control = (weights: number[]) => (weighted(digits, weights) % 11) % 10;
  if (id.length === 10) return control(tail) === digits[9];
  return control([7, ...tail]) === digits[10] && control([3, 7, ...tail]) === digits[11];
}

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** India: GST Network, check character in base 36. */
function isGstin(id: string): boolean {
  const sum = Array.from(id.slice(0, 14)).reduce((total, character, index) => {
    const product = base36.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return base36[(36 - (sum % 36)) % 36] === id[14];
}

/** Brazil: letters count as their ASCII code less 48, as in the alphanumeric CNPJ of 2026 (IN RFB 2229/2024). */
function isCpfOrCnpj(id: string): boolean {
  if (/^(.)\1+$/.test(id)) return false;
  const values = [...id].map((character) => character.charCodeAt(0) - 48);
  const weights = id.length === 11 ? [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const control = (ones: number[]) => {
    const rest = weighted(values, ones) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return control(weights.slice(1)) === values[id.length - 2] && control(weights) === values[id.length - 1];
}

/** Türkiye: VKN of companies. */
function isVkn(id: string): boolean {
  const digits = digitsOf(id);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const part = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && part === 0 ? 9 : part);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** Türkiye: TCKN of persons. */
function isTckn(id: string): boolean {
  const digits = digitsOf(id);
  const tenth = weighted(digits, [7, -1, 7, -1, 7, -1, 7, -1, 7]);
  const sum = weighted(digits, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  return ((tenth % 10) + 10) % 10 === digits[9] && sum % 10 === digits[10];
}

const base31 = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** China: unified social credit code, GB 32100-2015. */
function isUscc(id: string): boolean {
  let weight = 1;
  let sum = 0;
  for (const character of id.slice(0, 17)) {
    sum += base31.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return base31[(31 - (sum % 31)) % 31] === id[17];
}

const rules: Record<string, TaxIdRule> = {
  DE: { format: /^DE\d{9}$/, pattern: '[Dd][Ee] ?[0-9 ]{9,13}', example: 'DE123456789', isConsistent: always },
  FR: { format: /^FR[0-9A-Z]{2}\d{9}$/, pattern: '[Ff][Rr] ?[0-9A-Za-z]{2} ?[0-9 ]{9,12}', example: 'FR12345678901', isConsistent: always },
  RU: { format: /^(\d{10}|\d{12})$/, pattern: '[0-9]{10}|[0-9]{12}', example: '1234567894', isConsistent: isInn },
  IN: {
    format: /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/,
    pattern: '[0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][0-9A-Za-z]{3}',
    example: '27AAPFU0939F1ZV',
    isConsistent: isGstin,
  },
  BR: {
    format: /^(\d{11}|[0-9A-Z]{12}\d{2})$/,
    pattern: '[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}-?[0-9]{2}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?[0-9]{2}',
    example: '529.982.247-25',
    isConsistent: isCpfOrCnpj,
  },
  ID: { format: /^\d{15,16}$/, pattern: '[0-9.\\- ]{15,20}', example: '0123456789012345', isConsistent: always },
  TR: {
    format: /^(\d{10}|[1-9]\d{10})$/,
    pattern: '[0-9]{10}|[1-9][0-9]{10}',
    example: '4540536920',
    isConsistent: (id) => (id.length === 10 ? isVkn(id) : isTckn(id)),
  },
  JP: { format: /^T\d{13}$/, pattern: '[Tt][0-9]{13}', example: 'T1234567890123', isConsistent: always },
  MX: {
    format: /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/,
    pattern: '[A-Za-zÑñ&]{3,4}[0-9]{6}[0-9A-Za-z]{3}',
    example: 'ABC010101AB1',
    isConsistent: always,
  },
  CN: {
    format: /^[0-9A-HJ-NPQRTUWXY]{18}$/,
    pattern: '[0-9A-HJ-NPQRTUWXYa-hj-npqrtuwxy]{18}',
    example: '91110000600037341L',
    isConsistent: isUscc,
  },
};

const europeanUnion: TaxIdRule = {
  format: /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
  pattern: '[A-Za-z]{2} ?[0-9A-Za-z+* .\\-]{2,16}',
  example: 'ATU12345678',
  isConsistent: always,
};

/** The rule of a country; null where the shop asks for none. */
export function taxIdRuleOf(country: string, isInUnion: boolean): TaxIdRule | null {
  return rules[country] ?? (isInUnion ? europeanUnion : null);
}

/** The number as it is stored: upper case, without spaces and punctuation. */
export function normaliseTaxId(id: string): string {
  return id
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./-]/g, '');
}

/** Whether a normalised number has the country's form and right check digits. */
export function isTaxId(rule: TaxIdRule, id: string): boolean {
  return rule.format.test(id) && rule.isConsistent(id);
}
