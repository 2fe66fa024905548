/** Indexes of parts: each fill makes a new one, and an alias says which of them answers. What it has been told of is kept beside them. */
import * as z from 'zod/mini';
import { EngineAway } from './engine-away.ts';
import { type EngineCalls, answerAs } from './engine-call.ts';
import { filling, layout, mappings, serving } from './mapping.ts';
import type { Refused } from './write-documents.ts';

/** What an index holds. */
export interface Told {
  /** Which transactions of the database (`current/read-changes.ts`). */
  seen: string;
  /** Which database, by a name that a copy of it does not have. */
  database: string;
  /** Parts that the engine does not take. */
  refused: Refused[];
}

export interface Generations {
  /** Name under which the index that answers is asked. */
  alias: string;
  /** Its own name; null where none has been filled yet. */
  current: () => Promise<string | null>;
  create: () => Promise<string>;
  told: (index: string) => Promise<Told | null>;
  tell: (index: string, told: Told) => Promise<void>;
  /** Makes an index that is full the one that answers, and removes those before it. */
  serve: (index: string) => Promise<void>;
  /** For one that was left unfinished. */
  remove: (index: string) => Promise<void>;
}

const stateSettings = { 'index.number_of_shards': 1, 'index.auto_expand_replicas': '0-1' };
const slowTimeoutMs = 30_000;
const toldShape = z.object({
  seen: z.string(),
  database: z.string(),
  refused: z.array(z.object({ id: z.number(), reason: z.string() })),
});

export function openGenerations({ send }: EngineCalls, prefix: string): Generations {
  const alias = `${prefix}-parts-${layout}`;
  const state = `${prefix}-told`;
  const indexes = async (path: string): Promise<string[]> => {
    const { status, body } = await send({ method: 'GET', path });
    return status === 404 ? [] : Object.keys(answerAs(z.record(z.string(), z.unknown()), body));
  };
  const openState = async (): Promise<void> => {
    if ((await send({ method: 'HEAD', path: `/${state}` })).status === 200) return;
    await send({
      method: 'PUT',
      path: `/${state}`,
      body: { settings: stateSettings, mappings: { dynamic: false } },
      timeoutMs: slowTimeoutMs,
    });
  };
  const remove = async (index: string): Promise<void> => {
    await send({ method: 'DELETE', path: `/${index}`, timeoutMs: slowTimeoutMs });
    await send({ method: 'DELETE', path: `/${state}/_doc/${index}` });
  };
  return {
    alias,
    current: async () => (await indexes(`/_alias/${alias}`))[0] ?? null,
    create: async () => {
      await openState();
      const index = `${alias}-${Date.now().toString(36)}`;
      await send({ method: 'PUT', path: `/${index}`, body: { settings: filling, mappings }, timeoutMs: slowTimeoutMs });
      return index;
    },
    told: async (index) => {
      const { body } = await send({ method: 'GET', path: `/${state}/_doc/${index}` });
      const found = z.object({ _source: z.optional(toldShape) }).safeParse(body);
      if (!found.success) return null;
      const { _source: told = null } = found.data;
      return told;
    },
    tell: async (index, told) => {
      await send({ method: 'PUT', path: `/${state}/_doc/${index}`, body: { ...told } });
    },
    serve: async (index) => {
      const before = (await indexes(`/${alias}-*`)).filter((one) => one !== index);
      const settings = { method: 'PUT', path: `/${index}/_settings`, body: serving, timeoutMs: slowTimeoutMs } as const;
      await send(settings);
      await send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: slowTimeoutMs });
      const removed = (await indexes(`/_alias/${alias}`)).map((one) => ({ remove: { index: one, alias } }));
      const actions = [...removed, { add: { index, alias, is_write_index: true } }];
      const { status } = await send({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: slowTimeoutMs });
      if (status !== 200) throw new EngineAway('has lost the index that was filled');
      // oxlint-disable-next-line no-await-in-loop -- few, one after the other
      for (const one of before) await remove(one);
    },
    remove,
  };
}
