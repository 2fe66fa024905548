import type { Context } from 'hono';
import { calls } from '#contract/api/calls.ts';
import { type AnyEndpoint, largestBody } from '#contract/api/endpoint.ts';
import type { StoreEnv } from './call.ts';
import { mostItems, shapeOf } from './body-shape.ts';
import { StoreError } from './store-error.ts';

/** What the call with the greatest limit may send: nothing beyond it is taken in. */
export const largestOfAll = Math.max(...calls.map(({ maxBytes = largestBody }) => maxBytes));

/** The body of a POST or the query of a GET, not yet validated. */
export async function readInput(c: Context<StoreEnv>, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  // A part of the path, such as the id of a file, counts as a parameter.
  const parts = c.req.param();
  if (endpoint.method === 'GET') return { ...c.req.query(), ...parts };
  refuseLarge(Number(c.req.header('Content-Length') ?? 0), endpoint);
  return { ...(endpoint.form ? await readForm(c) : await readBody(c, endpoint)), ...parts };
}

function refuseLarge(bytes: number, { maxBytes: limit = largestBody }: AnyEndpoint): void {
  if (bytes > limit) throw new StoreError('too_large', { data: { limit } });
}

/** Fields and files of a form. */
async function readForm(c: Context<StoreEnv>): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody();
  } catch {
    throw new StoreError('bad_request');
  }
}

async function readBody(c: Context<StoreEnv>, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) return {};
  refuseLarge(bytes.byteLength, endpoint);
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new StoreError('bad_request');
  const shape = shapeOf(new Uint8Array(bytes));
  if (shape === 'too_much') throw new StoreError('too_large', { data: { items: mostItems } });
  const body = shape === 'too_deep' ? null : parse(bytes);
  if (!isRecord(body)) throw new StoreError('bad_request');
  return body;
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new StoreError('bad_request'); // the parser's message quotes the body
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
