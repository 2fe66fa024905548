/** Makes values that a schema of the contract takes, from its description as JSON Schema. */
import type { KnownValues } from './known-values.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that the contract's requests come to. */
export interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  /** False after the places of `prefixItems`. */
  items?: Shape | false;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: (string | number)[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

export interface Making {
  random: Random;
  known: KnownValues;
}

const words = [
  'LM358', 'STM32', '10k 0603 1%', '100nF 50V', 'NE555', 'Erika', 'Muster', '山田', 'Ω', '4k7', 'op amp', 'Hello, is this lead-free?', 'a', '0',
  'R1-R5', 'mpn,quantity\nLM358,3\n', 'Referenz\tMenge\tTyp\nR1\t1\t10k', 'https://example.com/a?b=c#d', 'GMT+9', '10', '0.1', 'SO-261121-ABCDEF',
  'correct horse battery 9', 'C++ & <b>', 'x'.repeat(60),
]; // prettier-ignore

/** By what a field is called, where the schema says no more than "text". */
const byName: Record<string, readonly string[]> = {
  email: ['fuzz@example.com', 'erika@example.com', 'a+b@example.org'],
  phone: ['+49 30 1234567', '03-1234-5678'],
  country: ['DE', 'US', 'JP', 'BR', 'CN', 'IN'],
  state: ['US-CA', 'JP-13', 'BR-SP', ''],
  postcode: ['10115', '94105', '100-0001', '01310-100'],
  city: ['Berlin', '千代田区'],
  line1: ['Invalidenstraße 1', '千代田1-1'],
  amount: ['10', '0.01', '1,5'],
  password: ['wall-socket moon 7', 'short'],
  kind: ['proforma', 'invoice', 'bom'],
  shipping_code: ['standard', 'express'],
  payment_method: ['bank_transfer', 'card'],
  method: ['bank_transfer', 'card'],
  paid_at: ['2026-11-20', '2026-01-31'],
  host: ['en.localhost', 'de.localhost'],
  locale: ['de', 'jp', 'en'],
  currency: ['EUR', 'USD', 'JPY'],
  skus: ['LM358DR-TB,NE555P-TB'],
  quantity: ['1', '10', '2500'],
  page: ['1', '2', '500'],
  page_size: ['1', '20', '100'],
  order_no: ['SO-261121-ABCDEF'],
  inquiry_no: ['RQ-261121-ABCDEF'],
  payment_no: ['PY-261121-ABCDEF'],
};

/** Texts by which a pattern may be met; a slug, a number, a day, a key. */
const forPatterns = [
  ...Object.values(byName).flat(), 'op-amps', 'resistors', 'relevance', 'price_asc', 'attr:resistance:desc', 'ABC-123', 'abc', '1', '42', '2026-11-21',
  'A1B2', `ck_${'a'.repeat(43)}`, `ml_${'b'.repeat(43)}`, `cs_${'c'.repeat(43)}`, 'FB-261121-ABCDEF', 'SHOP10', 'https://example.com/x',
]; // prettier-ignore

const likelihoodOfAnOptional = 0.45;

export function validValue(shape: Shape, making: Making, field = ''): unknown {
  const { random } = making;
  if ('const' in shape) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return validValue(random.pick(choices.filter(({ type }) => type !== 'null')), making, field);
  const types = [shape.type ?? 'string'].flat().filter((type) => type !== 'null');
  const type = random.pick(types.length === 0 ? ['null'] : types);
  if (type === 'object') return anObject(shape, making);
  if (type === 'array') return aList(shape, making, field);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return aNumber(shape, type, random);
  return type === 'null' ? null : aText(shape, making, field);
}

function anObject({ properties = {}, required = [], additionalProperties }: Shape, making: Making): Record<string, unknown> {
  const { random } = making;
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(likelihoodOfAnOptional));
  const made = Object.fromEntries(given.map(([name, shape]) => [name, validValue(shape, making, name)]));
  if (typeof additionalProperties === 'object') made[random.pick(['a', 'EUR', 'package'])] = validValue(additionalProperties, making);
  return made;
}

function aList({ items = {}, prefixItems, minItems = 0, maxItems = 4 }: Shape, making: Making, field: string): unknown[] {
  if (prefixItems || items === false) return (prefixItems ?? []).map((shape) => validValue(shape, making, field));
  const length = minItems + making.random.below(Math.min(maxItems, minItems + 4) - minItems + 1);
  return Array.from({ length }, () => validValue(items, making, field));
}

function aNumber({ minimum = -1000, maximum = 1_000_000 }: Shape, type: string, random: Random): number {
  const least = Math.max(minimum, -1e9);
  const most = Math.min(maximum, 1e9);
  const wide = random.chance(0.3) ? most : Math.min(most, least + 20);
  const value = least + random.next() * (wide - least);
  return type === 'integer' ? Math.round(value) : value;
}

function aText({ pattern }: Shape, { random, known }: Making, field: string): string {
  const expression = pattern === undefined ? null : new RegExp(pattern, 'u');
  const learnt = random.chance(0.75) ? known.give(field, random, expression) : null;
  if (learnt !== null) return learnt;
  const named = byName[field]?.filter((value) => expression?.test(value) ?? true) ?? [];
  if (named.length > 0) return random.pick(named);
  if (expression === null) return random.pick(words);
  const fitting = forPatterns.filter((value) => expression.test(value));
  return fitting.length > 0 ? random.pick(fitting) : random.pick(words);
}
