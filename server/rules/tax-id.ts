/** Tax identification numbers of companies and persons: format, and check digits where they have them (`docs/api.md` 7.9). */
import { euVat, stdnum, type Validator } from 'stdnum';

interface TaxIdRule {
  /** Of the number without spaces and punctuation, upper case. */
  format: RegExp;
  /** What a form accepts, punctuation included. */
  pattern: string;
  example: string;
  isConsistent: (id: string) => boolean;
}

const always = () => true;

/** Indonesia since 2024: the 15 digits from before, the same behind a 0, or the 16 of a person's identity card, which bear no check digit. */
function isNpwp(id: string): boolean {
  if (id.length === 16 && !id.startsWith('0')) return true;
  return isValid(stdnum['ID']?.['npwp'], id.slice(-15));
}

function isCpfOrCnpj(id: string): boolean {
  // Equal digits fit each other, but none of these numbers is given out.
  if (/^(.)\1+$/v.test(id)) return false;
  return isValid(id.length === 11 ? stdnum['BR']?.['cpf'] : stdnum['BR']?.['cnpj'], id);
}

function isVknOrTckn(id: string): boolean {
  return isValid(id.length === 10 ? stdnum['TR']?.['vkn'] : stdnum['TR']?.['tckimlik'], id);
}

/** By the state that the number names: a company may be registered in another one than that of its address. */
function isVatId(id: string): boolean {
  const state = id.startsWith('EL') ? 'GR' : id.slice(0, 2);
  // Bulgarian sole traders have their personal number.
  if (state === 'BG' && id.length === 12)
    return [stdnum['BG']?.['vat'], stdnum['BG']?.['egn']].some((validator) => isValid(validator, id.slice(2)));
  return euVat[state]?.some((validator) => isValid(validator, id)) ?? false;
}

function isValid(validator: Validator | undefined, id: string): boolean {
  if (!validator) throw new Error(`No rule reads ${id.length} signs`);
  return validator.validate(id).isValid;
}

const rules: Record<string, TaxIdRule> = {
  DE: { format: /^DE\d{9}$/, pattern: '[Dd][Ee] ?[0-9 ]{9,13}', example: 'DE136695976', isConsistent: isVatId },
  FR: {
    format: /^FR[0-9A-Z]{2}\d{9}$/,
    pattern: '[Ff][Rr] ?[0-9A-Za-z]{2} ?[0-9 ]{9,12}',
    example: 'FR40303265045',
    isConsistent: isVatId,
  },
  RU: {
    format: /^(\d{10}|\d{12})$/,
    pattern: '[0-9]{10}|[0-9]{12}',
    example: '1234567894',
    isConsistent: (id) => isValid(stdnum['RU']?.['inn'], id),
  },
  IN: {
    format: /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/,
    pattern: '[0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][0-9A-Za-z]{3}',
    example: '27AAPFU0939F1ZV',
    isConsistent: (id) => isValid(stdnum['IN']?.['gstin'], id),
  },
  BR: {
    format: /^(\d{11}|[0-9A-Z]{12}\d{2})$/,
    pattern: '[0-9]{3}\\.?[0-9]{3}\\.?[0-9]{3}-?[0-9]{2}|[0-9A-Za-z]{2}\\.?[0-9A-Za-z]{3}\\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?[0-9]{2}',
    example: '529.982.247-25',
    isConsistent: isCpfOrCnpj,
  },
  ID: { format: /^\d{15,16}$/, pattern: '[0-9.\\- ]{15,20}', example: '013000666091000', isConsistent: isNpwp },
  TR: {
    format: /^(\d{10}|[1-9]\d{10})$/,
    pattern: '[0-9]{10}|[1-9][0-9]{10}',
    example: '4540536920',
    isConsistent: isVknOrTckn,
  },
  // The number of a company; that of one registered for tax has a T before it.
  JP: {
    format: /^T?\d{13}$/,
    pattern: '[Tt]?[0-9]{13}',
    example: '5835678256246',
    isConsistent: (id) => isValid(stdnum['JP']?.['cn'], id.slice(-13)),
  },
  MX: {
    format: /^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/,
    pattern: '[A-Za-zÑñ&]{3,4}[0-9]{6}[0-9A-Za-z]{3}',
    example: 'EKU9003173C9',
    // The tax service has given out many numbers whose check digit is wrong, and those of its own for the public.
    isConsistent: always,
  },
  CN: {
    format: /^[0-9A-HJ-NPQRTUWXY]{18}$/,
    pattern: '[0-9A-HJ-NPQRTUWXYa-hj-npqrtuwxy]{18}',
    example: '91110000600037341L',
    isConsistent: (id) => isValid(stdnum['CN']?.['uscc'], id),
  },
};

const europeanUnion: TaxIdRule = {
  format: /^[A-Z]{2}[0-9A-Z+*]{2,12}$/,
  pattern: '[A-Za-z]{2} ?[0-9A-Za-z+* .\\-]{2,16}',
  example: 'ATU13585627',
  isConsistent: isVatId,
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
