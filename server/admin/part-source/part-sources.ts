/** Places outside that lists of parts are taken from by themselves (`docs/api.md` 5.6). */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { loginsOf, type PartSource, type savePartSource as saveCall, type SourcePlace } from '#contract/api/admin/part-source.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { formatOf } from '#server/catalog/read-file.ts';
import type { Queries } from '#server/db/client.ts';
import { partSource } from '#server/db/schema.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { readMappings } from '#server/part-table/named-mappings.ts';
import { leadsOutside } from '#server/webhook/public-address.ts';
import { objectUrl } from './fetch-s3.ts';
import { listSources } from './show-source.ts';
import { sealLogin } from './source-secret.ts';

const mostSources = 20;

type Request = ParsedRequestOf<typeof saveCall>;
type List = { list: PartSource[] };

/** The file's own name, by which its form is known. */
export function fileNameOf(place: SourcePlace): string {
  const path = place.kind === 'web' ? new URL(place.url).pathname : place.kind === 's3' ? place.key : place.path;
  return path.split('/').at(-1) || 'parts';
}

/** Where a place lies, for lists and the audit: never with a login. */
export function placeText(place: SourcePlace): string {
  if (place.kind === 'web') return place.url;
  if (place.kind === 's3') return objectUrl(place).href;
  return `sftp://${place.host}:${place.port}/${place.path.replace(/^\//, '')}`;
}

async function checkPlace(place: SourcePlace): Promise<void> {
  const [field, address] =
    place.kind === 'web' ? ['url', place.url] : place.kind === 's3' ? ['endpoint', place.endpoint] : ['host', `https://${place.host}/`];
  if (!(await leadsOutside(new URL(address)))) throw invalidField(`place.${field}`, { code: 'not_allowed' });
}

async function checkMapping(queries: Queries, { mapping, place }: Request): Promise<void> {
  if (mapping === undefined && formatOf(fileNameOf(place)) === null) throw invalidField('mapping', { code: 'required' });
  if (mapping === undefined) return;
  const { list } = await readMappings(queries);
  if (!list.some(({ name }) => name === mapping)) throw invalidField('mapping', { code: 'not_allowed' });
}

/** Names a place, or changes it. A login that is kept goes nowhere but where it was given for. */
export async function saveSource(acting: Acting, request: Request): Promise<List> {
  const { place, login } = request;
  await checkPlace(place);
  const allowed: readonly string[] = loginsOf[place.kind];
  if (login && !allowed.includes(login.kind)) throw invalidField('login.kind', { code: 'not_allowed' });
  return changeSources(acting, {
    action: 'source.save',
    target: request.name,
    detail: { place: placeText(place), every_minutes: request.every_minutes, changes: request.changes, new_login: login !== undefined },
    run: async (queries) => {
      await checkMapping(queries, request);
      const id = request.id ?? randomUUID();
      const others = and(eq(partSource.name, request.name), ne(partSource.id, id));
      if ((await queries.$count(partSource, others)) > 0) throw invalidField('name', { code: 'not_unique' });
      await (request.id === undefined ? addSource(acting, queries, id, request) : changeSource(acting, queries, id, request));
    },
  });
}

function columnsOf(acting: Acting, { name, place, mapping, every_minutes, changes, ...flags }: Request) {
  return {
    name,
    place,
    mapping: mapping ?? null,
    everyMinutes: every_minutes,
    changes,
    newManufacturers: flags.new_manufacturers && changes === 'parts',
    leaveOutFaulty: flags.leave_out_faulty,
    // Whatever was changed, the next file is read with it.
    seen: null,
    failures: 0,
    nextAt: acting.now,
  };
}

async function addSource(acting: Acting, queries: Queries, id: string, request: Request): Promise<void> {
  if ((await queries.$count(partSource)) >= mostSources) throw invalidField('name', { code: 'out_of_range', limit: mostSources });
  if (!request.login) throw invalidField('login', { code: 'required' });
  const secret = sealLogin(acting.deps, id, request.login);
  await queries.insert(partSource).values({ ...columnsOf(acting, request), id, secret, createdAt: acting.now });
}

async function changeSource(acting: Acting, queries: Queries, id: string, request: Request): Promise<void> {
  const [held] = await queries.select().from(partSource).where(eq(partSource.id, id)).for('update');
  if (!held) throw notFound();
  const { login, place } = request;
  if (!login && !isDeepStrictEqual(held.place, place)) throw invalidField('login', { code: 'required' });
  const secret = login ? { secret: sealLogin(acting.deps, id, login) } : {};
  await queries
    .update(partSource)
    .set({ ...columnsOf(acting, request), ...secret })
    .where(eq(partSource.id, id));
}

export function removeSource(acting: Acting, id: string): Promise<List> {
  return changeSources(acting, {
    action: 'source.remove',
    target: id,
    run: async (queries) => {
      const gone = await queries.delete(partSource).where(eq(partSource.id, id)).returning({ id: partSource.id });
      if (gone.length === 0) throw notFound();
    },
  });
}

export function pauseSource(acting: Acting, id: string, paused: boolean): Promise<List> {
  const change = paused ? { pausedAt: acting.now, askedBy: null } : { pausedAt: null, nextAt: acting.now };
  return changeSources(acting, {
    action: paused ? 'source.pause' : 'source.resume',
    target: id,
    run: (queries) => set(queries, id, change),
  });
}

/** Lets the next look of the job take the file, a new one or not; a place that is paused stays so. */
export function askForRun(acting: Acting, id: string): Promise<List> {
  const change = { nextAt: acting.now, askedBy: acting.actor.name };
  return changeSources(acting, { action: 'source.run', target: id, run: (queries) => set(queries, id, change) });
}

async function set(queries: Queries, id: string, change: Partial<typeof partSource.$inferInsert>): Promise<void> {
  const found = await queries.update(partSource).set(change).where(eq(partSource.id, id)).returning({ id: partSource.id });
  if (found.length === 0) throw notFound();
}

interface Change {
  action: string;
  target: string;
  detail?: Record<string, unknown>;
  run: (queries: Queries) => Promise<void>;
}

function changeSources(acting: Acting, { run, ...entry }: Change): Promise<List> {
  return audited(acting, {
    ...entry,
    run: async (queries) => {
      await run(queries);
      const answer = await listSources(acting.deps, queries);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
