import { expect, test } from 'vitest';
import { isTaxId, normaliseTaxId, taxIdRuleOf } from './tax-id.ts';

function accepts(country: string, id: string, isInUnion = false): boolean {
  const rule = taxIdRuleOf(country, isInUnion);
  if (!rule) throw new Error(`no rule for ${country}`);
  return isTaxId(rule, normaliseTaxId(id));
}

/** Published examples: python-stdnum, Receita Federal (alphanumeric CNPJ), GST Network. */
const right: [string, string][] = [
  ['RU', '1234567894'],
  ['RU', '123456789047'],
  ['IN', '27AAPFU0939F1ZV'],
  ['BR', '529.982.247-25'],
  ['BR', '16.727.230/0001-97'],
  ['BR', '12.ABC.345/01DE-35'],
  ['TR', '4540536920'],
  ['TR', '17291716060'],
  ['CN', '91110000600037341L'],
];

test.each(right)('%s %s has right check digits', (country, id) => {
  expect(accepts(country, id)).toBe(true);
});

test.each(right)('%s %s with one digit changed is refused', (country, id) => {
  const digits = [...id].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  for (const index of digits) {
    const changed = `${id.slice(0, index)}${(Number(id[index]) + 1) % 10}${id.slice(index + 1)}`;
    expect(accepts(country, changed), changed).toBe(false);
  }
});

test('a number of equal digits is no CPF', () => {
  expect(accepts('BR', '111.111.111-11')).toBe(false);
});

test('countries without check digits are held to their form', () => {
  expect(accepts('DE', 'de 123 456 789', true)).toBe(true);
  expect(accepts('DE', 'DE12345678', true)).toBe(false);
  expect(accepts('DE', 'ATU12345678', true)).toBe(false);
  expect(accepts('FR', 'FR 12 345678901', true)).toBe(true);
  expect(accepts('JP', 'Ｔ１２３４５６７８９０１２３')).toBe(true);
  expect(accepts('ID', '01.855.081.4-412.000')).toBe(true);
  expect(accepts('MX', 'ABC010101AB1')).toBe(true);
  expect(accepts('AT', 'ATU12345678', true)).toBe(true);
  expect(accepts('AT', '12345678', true)).toBe(false);
});

test('examples fit their own rules and patterns', () => {
  for (const country of ['RU', 'IN', 'BR', 'ID', 'TR', 'MX', 'CN', 'DE', 'FR', 'JP', 'AT']) {
    const rule = taxIdRuleOf(country, country === 'AT');
    expect(rule && isTaxId(rule, normaliseTaxId(rule.example)), country).toBe(true);
    expect(new RegExp(`^(?:${rule?.pattern ?? ''})$`, 'v').test(rule?.example ?? ''), country).toBe(true);
  }
});

test('a country outside the table asks for no number', () => {
  expect(taxIdRuleOf('CH', false)).toBeNull();
});
