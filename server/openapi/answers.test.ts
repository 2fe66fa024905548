/** The store answers as its document says: every call by GET, with parameters that the document allows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, seedMember } from '#server/testing/belongings.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { answersOf } from '#server/testing/documented-answer.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { type OpenApiDocument, openApiDocument } from './document.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: { type?: string; enum?: string[]; const?: string; minimum?: number; maximum?: number; anyOf?: Parameter['schema'][] };
}

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
}

/** Requests of each call. */
const rounds = 4;

const document: OpenApiDocument = await openApiDocument();
const judge = answersOf(document);
const reads = Object.entries(document.paths).flatMap(
  ([path, { get }]) => (get === undefined ? [] : [{ path, operation: get as unknown as Operation }]), // `operationOf` wrote it
);

let store: TestStore;
let member: Member;
let office: Record<string, string>;
let known: Record<string, readonly string[]>;
beforeAll(async () => {
  store = await openStoreWithParts();
  member = await seedMember(store);
  office = (await seedPerson(store.deps)).headers;
  const answer = await store.request('/api/store/common/hot-product');
  const { list } = (await answer.json()) as { list: { web_url: string }[] }; // the store checks its answers
  known = {
    web_url: [...list.map(({ web_url }) => web_url), 'op-amps', 'no-such-thing'],
    web_urls: [list.map(({ web_url }) => web_url).join()],
    category_web_url: ['op-amps', 'chip-resistors', 'no-such-thing'],
    root: ['op-amps', 'no-such-thing'],
    brand_web_url: ['ti', 'yageo', 'no-such-thing'],
    sku: ['LM358DR-TB', 'NO-SUCH-CODE'],
    skus: ['LM358DR-TB,RC0603FR-0710KL-CT', 'NO-SUCH-CODE'],
    mpn: ['LM358DR', '100 nF'],
    keyword: ['LM358', '10k 0603', 'nothing at all'],
    country: ['DE', 'JP', 'AQ'],
    postcode: ['10115'],
    letter: ['T', '0'],
    order_no: [member.orderNo, 'SO-260101-AAAAAA'],
    inquiry_no: [member.inquiryNo, 'RQ-260101-AAAAAA'],
    payment_no: [member.paymentNo, 'PY-260101-AAAAAA'],
    id: [member.partsListId, 'no_such_thing'],
    from: ['2026-01-01'],
    to: ['2026-12-31'],
  };
});
afterAll(() => store.close());

/** The same numbers in every run: mulberry32, of which good spread is known and nothing else is asked. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <Value>(values: readonly Value[], random: () => number): Value | undefined => values[Math.floor(random() * values.length)];

function valueFor({ name, schema }: Pick<Parameter, 'name' | 'schema'>, random: () => number): string {
  if (schema.anyOf) return valueFor({ name, schema: oneOf(schema.anyOf, random) ?? {} }, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(schema.enum, random) ?? '';
  if (schema.type !== 'integer') return oneOf(known[name] ?? ['a1'], random) ?? '';
  const { minimum = 0, maximum = 100 } = schema;
  return String(minimum + Math.floor(random() * (Math.min(maximum, 40) - minimum + 1)));
}

function addressOf(path: string, { parameters }: Operation, random: () => number): string {
  const own = parameters.filter((one): one is Parameter => 'in' in one);
  const sent = own.filter(({ required }) => required || random() < 0.5).map((one) => [one, valueFor(one, random)] as const);
  const filled = sent.reduce((text, [{ name, in: place }, value]) => (place === 'path' ? text.replace(`{${name}}`, value) : text), path);
  const query = new URLSearchParams(
    sent.flatMap(([{ name, in: place }, value]): [string, string][] => (place === 'query' ? [[name, value]] : [])),
  );
  return `${filled}?${query.toString()}`;
}

it.each(reads)('$operation.operationId answers what the document says', async ({ path, operation }) => {
  const random = numbersFrom(path.length);
  const isOffice = operation.security.some((way) => 'operator' in way);
  const isOpen = operation.security.some((way) => Object.keys(way).length === 0);
  for (let round = 0; round < rounds; round += 1) {
    const address = addressOf(path, operation, random);
    const headers = isOffice ? office : isOpen && round % 2 === 0 ? {} : member.headers;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as their numbers come
    const answer = await store.request(address, undefined, headers);
    const type = answer.headers.get('Content-Type') ?? '';
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(judge('GET', path, { status: answer.status, type, text: await answer.text() }), address).toBeNull();
  }
});
