import type { Country } from '#server/rules/country/countries.ts';

/** Numbers as each country groups them, of the length it has; where it keeps numbers for examples, one of those. */
const examples: Readonly<Record<string, string>> = {
  AR: '+54 11 2345-6789',
  AT: '+43 1 234567890',
  AU: '+61 2 5550 1234',
  BE: '+32 2 123 45 67',
  BR: '+55 11 91234-5678',
  CA: '+1 416 555 0132',
  CH: '+41 44 123 45 67',
  CN: '+86 138 0013 8000',
  DE: '+49 30 901820',
  ES: '+34 912 34 56 78',
  FR: '+33 1 99 00 12 34',
  GB: '+44 20 7946 0123',
  ID: '+62 812-3456-7890',
  IN: '+91 98765 43210',
  IT: '+39 02 1234 5678',
  JP: '+81 3-1234-5678',
  MX: '+52 55 1234 5678',
  NL: '+31 20 123 4567',
  PL: '+48 22 123 45 67',
  PT: '+351 21 123 4567',
  RU: '+7 495 123-45-67',
  TR: '+90 532 123 45 67',
  US: '+1 415 555 0132',
};

/** A phone number that may be in the country. */
export function phoneExample({ code, phone_prefix }: Pick<Country, 'code' | 'phone_prefix'>): string {
  return examples[code] ?? `${phone_prefix} 12 345678`;
}
