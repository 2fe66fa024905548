import type { Context } from 'hono';
import { type AnyEndpoint, largestBody } from '#contract/api/endpoint.ts';
import type { StoreEnv } from '#server/caller/call.ts';
import { mostItems, shapeOf } from './body-shape.ts';
import { readForm } from './read-form.ts';
import { readBody } from './request-body.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** The body of a POST or the query of a GET, not yet validated. */
export async function readInput(c: Context<StoreEnv>, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  // A part of the path, such as the id of a file, counts as a parameter.
  const parts = c.req.param();
  if (endpoint.method === 'GET') return { ...c.req.query(), ...parts };
  const { form, maxBytes = largestBody } = endpoint;
  return { ...(await (form ? readForm : readJson)(c.req.raw, maxBytes)), ...parts };
}

async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, limit);
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new StoreError('bad_request');
  const shape = shapeOf(bytes);
  if (shape === 'too_much') throw new StoreError('too_large', { data: { items: mostItems } });
  const body = shape === 'too_deep' ? null : parse(bytes);
  if (!isRecord(body)) throw new StoreError('bad_request');
  return body;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new StoreError('bad_request'); // the parser's message quotes the body
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
