/** One request of the attack: a call with a good or spoiled input, in a good or odd envelope. */
import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { localeKeys } from '#contract/locale.ts';
import type { Random } from './random.ts';
import { hostileTexts, hostileValue, spoil } from './spoil.ts';
import { type Making, type Shape, validValue } from './valid-value.ts';

export interface AttackRequest {
  /** As the report names it. */
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | null;
  /** Whose credentials it has. */
  who: string;
}

const shapes = new WeakMap<AnyEndpoint, Shape>();

function shapeOf(call: AnyEndpoint): Shape {
  // What JSON Schema cannot say is checked by the shop; here any value does.
  const shape = shapes.get(call) ?? (z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Shape);
  shapes.set(call, shape);
  return shape;
}

const utf8 = new TextEncoder();
const likelihoodOfGood = 0.35;
const likelihoodOfAnOddEnvelope = 0.12;

export function makeRequest(call: AnyEndpoint, who: string, credentials: Record<string, string>, making: Making): AttackRequest {
  const { random } = making;
  const good = validValue(shapeOf(call), making);
  const input = random.chance(likelihoodOfGood) ? good : spoil(good, random);
  const name = `${call.method} ${call.path}`;
  const headers = { ...usualHeaders(random), ...credentials };
  const request: AttackRequest =
    call.method === 'GET'
      ? { call: name, method: 'GET', path: withQuery(call, input, random), headers, body: null, who }
      : {
          call: name,
          method: 'POST',
          path: pathOf(call, input),
          ...(call.form ? form(input, headers, random) : json(input, headers, random)),
          who,
        };
  return random.chance(likelihoodOfAnOddEnvelope) ? oddEnvelope(request, random) : request;
}

function usualHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'X-Locale': random.pick(localeKeys) };
  if (random.chance(0.7)) headers['Idempotency-Key'] = `k${random.below(1e9)}`;
  if (random.chance(0.2)) headers['X-Currency'] = random.pick(['EUR', 'USD', 'JPY', 'XXX']);
  return headers;
}

/** What is spoiled may be no object any more. */
const fieldsOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [['input', input]];

const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no form in an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The field that stands in the address. */
const parameterOf = ({ path }: AnyEndpoint) => /:(\w+)$/.exec(path)?.[1];

function pathOf(call: AnyEndpoint, input: unknown): string {
  const parameter = parameterOf(call);
  const inPath = fieldsOf(input).find(([name]) => name === parameter)?.[1] ?? 'nothing';
  return call.path.replace(/:\w+$/, () => encoded(plain(inPath)));
}

function withQuery(call: AnyEndpoint, input: unknown, random: Random): string {
  const parameter = parameterOf(call);
  const pairs = fieldsOf(input)
    .filter(([name, value]) => name !== parameter && value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(plain(value))}`);
  if (random.chance(0.06)) pairs.push(...pairs);
  if (random.chance(0.06))
    pairs.push(random.pick(['%', '%00', '%ff%fe=%c0%80', '&&&', '=', 'a[]=1', 'a[b]=1', '__proto__=1', 'page=1&page=2', '+']));
  return `${pathOf(call, input)}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

type Sent = Pick<AttackRequest, 'headers' | 'body'>;

function json(input: unknown, headers: Record<string, string>, random: Random): Sent {
  const text = JSON.stringify(input) ?? 'null';
  const type = random.chance(0.95) ? 'application/json' : random.pick(['application/json; charset=utf-8', 'APPLICATION/JSON']);
  return { headers: { ...headers, 'Content-Type': type }, body: utf8.encode(text) };
}

const fileContents = [
  'mpn,quantity\nLM358,3\n',
  '%PDF-1.4\n%%EOF',
  '\u0089PNG\r\n\u001a\n',
  'PK\u0003\u0004',
  'GIF89a',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '',
  '\u0000'.repeat(100),
];

function form(input: unknown, headers: Record<string, string>, random: Random): Sent {
  const mark = 'partofaform';
  const part = (head: string, content: string) => `--${mark}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const parts = fieldsOf(input).map(([name, value]) =>
    name === 'file'
      ? part(
          `name="file"; filename="${random.pick(['a.csv', 'b.png', '../c.xlsx', 'd.pdf', 'x'.repeat(300), ''])}"`,
          random.pick(fileContents),
        )
      : part(`name="${name.replaceAll(/[^\w]/g, '')}"`, plain(value)),
  );
  const body = Buffer.from(`${parts.join('')}--${mark}--\r\n`, random.chance(0.5) ? 'latin1' : 'utf8');
  return { headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${random.chance(0.95) ? mark : 'other'}` }, body };
}

/** Header values go over the wire as they are: one byte a character, no line ends. */
const asHeader = (text: string): string => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '').slice(0, 3000);

const oddBodies: readonly string[] = [
  '',
  '{',
  '{}}',
  '[]',
  'null',
  '1',
  '"text"',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"keyword":"\\ud83d"}',
  '{"__proto__":{"isAdmin":true},"keyword":"LM358"}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"keyword":"${'x'.repeat(250_000)}"}`,
  `{"keyword":"${'x'.repeat(300_000)}"}`,
  `{"items":[${'{},'.repeat(30_000)}{}]}`,
  `{"quantity":1e400,"keyword":${'9'.repeat(1000)}}`,
  'keyword=LM358',
];

function oddEnvelope(request: AttackRequest, random: Random): AttackRequest {
  const kind = random.below(6);
  const text = random.chance(0.5) ? random.pick(hostileTexts) : plain(hostileValue(random));
  if (kind === 0) return { ...request, method: random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'POST', 'GET']), body: null };
  if (kind === 1) return { ...request, path: random.pick([`${request.path}/`, request.path.replace('/api/', '/api//'), request.path.replace(/store\/\w+/, (part) => part.toUpperCase()), `${request.path}%00`, `${request.path}?${'a=1&'.repeat(1500)}`]) }; // prettier-ignore
  if (kind === 2 && request.method === 'POST') return { ...request, body: utf8.encode(random.pick(oddBodies)) };
  if (kind === 3 && request.method === 'POST') return { ...request, body: Buffer.from(text, random.pick(['utf16le', 'latin1', 'utf8'])) };
  if (kind === 4) {
    const type = random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-16',
      asHeader(text),
      '',
    ]);
    return { ...request, headers: { ...request.headers, 'Content-Type': type } };
  }
  const name = random.pick(['X-Locale', 'X-Currency', 'X-Cart-Key', 'X-Access-Key', 'Authorization', 'Idempotency-Key', 'If-None-Match', 'Cookie', 'Accept-Language', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Request-Id', 'Range', 'Content-Encoding', 'Accept-Encoding', 'X-Edge-Secret', 'User-Agent', 'Origin', 'Referer']); // prettier-ignore
  return { ...request, headers: { ...request.headers, [name]: asHeader(text) } };
}
