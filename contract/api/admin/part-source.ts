/** Lists of parts that the shop takes by itself from places outside (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { failsAs, id, iso, optional, paged, pageParameters, text, whole } from '#contract/api/fields.ts';

const catalog = { access: 'operator', scope: 'catalog', cache: 'N' } as const;
/** Who names a place hands the shop's prices to it: like keys, that is the owner's alone. */
const owner = { access: 'operator', scope: 'people', cache: 'N' } as const;

/** An address inside the network, or one that cannot be found, is `not_allowed`. */
const httpsUrl = text(1, 500).check(
  z.refine((address) => /^https:\/\/[^\s@#]+$/.test(address) && z.url().safeParse(address).success, failsAs('invalid_format')),
);
const host = text(1, 253).check(z.refine((name) => /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(name), failsAs('invalid_format')));
/** As `ssh-keygen -lf` prints it. */
const hostKey = text(1, 60).check(z.refine((key) => /^SHA256:[A-Za-z0-9+/]{43}$/.test(key), failsAs('invalid_format')));

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web'), url: httpsUrl }),
  z.object({
    kind: z.literal('s3'),
    endpoint: httpsUrl,
    region: text(1, 60),
    bucket: text(1, 255).check(z.refine((name) => /^[A-Za-z0-9._-]+$/.test(name), failsAs('invalid_format'))),
    key: text(1, 1024),
  }),
  z.object({ kind: z.literal('sftp'), host, port: whole(1, 65_535), path: text(1, 1024), user: text(1, 100), host_key: hostKey }),
]);
export type SourcePlace = z.output<typeof place>;

const secretText = (longest: number) =>
  z.string().check(
    z.refine((words) => words.length > 0, failsAs('required')),
    z.refine((words) => words.length <= longest, failsAs('too_long', longest)),
  );

/** What a place asks for; never told back. */
export const sourceLogin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('basic'), user: text(1, 200), password: secretText(500) }),
  z.object({ kind: z.literal('bearer'), token: secretText(4000) }),
  z.object({ kind: z.literal('access_key'), access_key: text(1, 200), secret_key: secretText(500) }),
  z.object({ kind: z.literal('password'), password: secretText(500) }),
  z.object({ kind: z.literal('private_key'), private_key: secretText(16_000), passphrase: optional(secretText(500)) }),
]);
export type SourceLogin = z.output<typeof sourceLogin>;
/** What each kind of place may ask for. */
export const loginsOf = {
  web: ['none', 'basic', 'bearer'],
  s3: ['access_key'],
  sftp: ['password', 'private_key'],
} as const satisfies Record<SourcePlace['kind'], readonly SourceLogin['kind'][]>;

const changes = z.enum(['stock_and_prices', 'parts']);
export type SourceChanges = z.output<typeof changes>;

/** From five minutes to a week. */
export const pullMinutes = { least: 5, most: 10_080 } as const;

/** Why nothing was taken. */
export const pullReasons = [
  'unreachable',
  'inside',
  'login',
  'missing',
  'status',
  'redirect',
  'host_key',
  'too_large',
  'too_slow',
  'no_mapping',
  'unreadable',
  'problems',
  'interrupted',
] as const;

const run = z.object({
  id,
  begun_at: iso,
  ended_at: z.nullable(iso),
  status: z.enum(['running', 'done', 'unchanged', 'failed']),
  reason: z.nullable(z.enum(pullReasons)),
  /** What the place itself said, such as a status or the key of its host. */
  detail: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  /** Rows of parts that the shop does not have, where stock and prices alone are taken. */
  skipped: z.nullable(z.int()),
  /** How many were found, up to a thousand. */
  problems: z.nullable(z.int()),
  /** The first hundred of them, as those of `job`. */
  errors: z.array(z.object({ row: z.int(), field: z.string(), code: z.string(), message: z.string() })),
});
export type SourceRun = z.output<typeof run>;

const shared = {
  name: text(1, 60),
  place,
  /** Name of a kept mapping; left out for a file in the shop's own form. */
  mapping: optional(text(1, 60)),
  every_minutes: whole(pullMinutes.least, pullMinutes.most),
  changes,
  new_manufacturers: z.boolean(),
  leave_out_faulty: z.boolean(),
};

const source = z.object({
  ...shared,
  id,
  mapping: z.nullable(z.string()),
  login: z.enum(['none', 'basic', 'bearer', 'access_key', 'password', 'private_key']),
  paused_at: z.nullable(iso),
  next_at: iso,
  /** In a row. */
  failures: z.int(),
  last_run: z.nullable(z.omit(run, { errors: true })),
});
export type PartSource = z.output<typeof source>;

const list = z.object({ list: z.array(source) });

export const getPartSources = endpoint({
  summary: 'Places that lists of parts are taken from by themselves',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/part-sources',
  ...catalog,
  request: z.object({}),
  response: list,
});

/** Names a place or changes it; the next run takes the file whatever it is. Asks for a fresh second factor. */
export const savePartSource = endpoint({
  summary: 'Names a place that lists of parts are taken from, or changes it',
  errors: ['not_found', 'factor_required'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-part-source',
  ...owner,
  /** Without `login` what is kept stays, as long as the place does. */
  request: z.object({ id: optional(id), ...shared, login: optional(sourceLogin) }),
  response: list,
});

export const removePartSource = endpoint({
  summary: 'Removes a place with the history of its runs',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-part-source',
  ...owner,
  request: z.object({ id }),
  response: list,
});

export const pausePartSource = endpoint({
  summary: 'Pauses a place, or lets it go on',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/pause-part-source',
  ...catalog,
  request: z.object({ id, paused: z.boolean() }),
  response: list,
});

/** Takes its file within half a minute, a new one or not. */
export const runPartSource = endpoint({
  summary: 'Takes the file of a place now, a new one or not',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/run-part-source',
  ...catalog,
  request: z.object({ id }),
  response: list,
});

export const getPartSourceRuns = endpoint({
  summary: 'Runs of a place, the newest first',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/part-source-runs',
  ...catalog,
  request: z.object({ id, ...pageParameters }),
  response: paged(run),
});
