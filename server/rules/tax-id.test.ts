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
  ['DE', 'DE136695976'],
  ['FR', 'FR40303265045'],
  ['JP', 'T5835678256246'],
  ['JP', '5835678256246'],
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
  // Equal digits among others are no reason to refuse one.
  expect(accepts('BR', '111.444.777-35')).toBe(true);
});

test('numbers without check digits are held to their form', () => {
  expect(accepts('DE', 'DE12345678', true)).toBe(false);
  expect(accepts('DE', 'ATU13585627', true)).toBe(false);
  expect(accepts('MX', 'ABC010101AB1')).toBe(true);
  expect(accepts('MX', 'ABC0101')).toBe(false);
});

test('signs between the digits and wide digits do not matter', () => {
  expect(accepts('DE', 'de 136 695 976', true)).toBe(true);
  expect(accepts('FR', 'FR 40 303265045', true)).toBe(true);
  expect(accepts('JP', 'Ｔ５８３５６７８２５６２４６')).toBe(true);
  expect(accepts('ID', '01.855.081.4-412.000')).toBe(true);
});

test('an Indonesian number is the one from before, with or without its 0, or that of an identity card', () => {
  expect(accepts('ID', '0018550814412000')).toBe(true);
  expect(accepts('ID', '3171234567890123')).toBe(true);
  expect(accepts('ID', '018550815412000')).toBe(false);
});

/** The Commission's own notes on the structure of VAT numbers name the forms; the numbers are those of python-stdnum. */
test.each([
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['BG', 'BG7523169263'],
  ['CZ', 'CZ25123891'],
  ['ES', 'ESX5910266W'],
  ['GR', 'EL023456780'],
  ['IE', 'IE6433435F'],
  ['NL', 'NL123456789B13'],
  ['PL', 'PL8567346215'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
])('%s %s is a number of the Union, and not with another digit', (country, id) => {
  expect(accepts(country, id, true)).toBe(true);
  const index = id.search(/\d/v) + 4;
  expect(accepts(country, `${id.slice(0, index)}${(Number(id[index]) + 1) % 10}${id.slice(index + 1)}`, true)).toBe(false);
});

test('a company has the number of the state where it is registered', () => {
  expect(accepts('AT', 'PL8567346215', true)).toBe(true);
  expect(accepts('AT', '12345678', true)).toBe(false);
  expect(accepts('AT', 'XX12345678', true)).toBe(false);
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
