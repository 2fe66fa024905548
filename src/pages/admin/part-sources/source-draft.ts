/** What is typed into the form of a place, and the request that it makes. */
import { loginsOf, type PartSource, type savePartSource, type SourceLogin, type SourcePlace } from '#contract/api/admin/part-source.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';

export interface SourceDraft {
  name: string;
  kind: SourcePlace['kind'];
  url: string;
  endpoint: string;
  region: string;
  bucket: string;
  key: string;
  host: string;
  port: string;
  path: string;
  user: string;
  hostKey: string;
  /** `kept` sends none. */
  login: SourceLogin['kind'] | 'kept';
  /** Name of an account or of an access key. */
  account: string;
  secret: string;
  passphrase: string;
  mapping: string;
  every: string;
  changes: PartSource['changes'];
  newManufacturers: boolean;
  leaveOutFaulty: boolean;
}

const empty: SourceDraft = {
  name: '',
  kind: 'web',
  url: '',
  endpoint: '',
  region: '',
  bucket: '',
  key: '',
  host: '',
  port: '22',
  path: '',
  user: '',
  hostKey: '',
  login: 'none',
  account: '',
  secret: '',
  passphrase: '',
  mapping: '',
  every: '60',
  changes: 'stock_and_prices',
  newManufacturers: false,
  leaveOutFaulty: true,
};

/** As a place stands; its login stays unless another one is typed. */
export function draftOf(source: PartSource | null): SourceDraft {
  if (source === null) return empty;
  const { place } = source;
  return {
    ...empty,
    ...(place.kind === 'sftp'
      ? { host: place.host, port: String(place.port), path: place.path, user: place.user, hostKey: place.host_key }
      : place),
    kind: place.kind,
    name: source.name,
    login: 'kept',
    mapping: source.mapping ?? '',
    every: String(source.every_minutes),
    changes: source.changes,
    newManufacturers: source.new_manufacturers,
    leaveOutFaulty: source.leave_out_faulty,
  };
}

/** Another kind of place has other logins. */
export function withKind(draft: SourceDraft, kind: SourcePlace['kind']): SourceDraft {
  return { ...draft, kind, login: loginsOf[kind][0], account: '', secret: '' };
}

function placeOf(draft: SourceDraft): SourcePlace {
  const { kind, url, endpoint, region, bucket, key, host, port, path, user, hostKey } = draft;
  if (kind === 'web') return { kind, url: url.trim() };
  if (kind === 's3') return { kind, endpoint: endpoint.trim(), region, bucket, key };
  return { kind, host: host.trim(), port: Number(port), path, user, host_key: hostKey.trim() };
}

function loginOf({ login, account, secret, passphrase }: SourceDraft): SourceLogin | undefined {
  if (login === 'kept') return undefined;
  if (login === 'basic') return { kind: login, user: account, password: secret };
  if (login === 'bearer') return { kind: login, token: secret };
  if (login === 'access_key') return { kind: login, access_key: account, secret_key: secret };
  if (login === 'password') return { kind: login, password: secret };
  if (login === 'private_key') return { kind: login, private_key: secret, ...(passphrase === '' ? {} : { passphrase }) };
  return { kind: 'none' };
}

export function requestOf(draft: SourceDraft, id: string | undefined): RequestOf<typeof savePartSource> {
  const login = loginOf(draft);
  return {
    ...(id === undefined ? {} : { id }),
    name: draft.name,
    place: placeOf(draft),
    ...(login ? { login } : {}),
    ...(draft.mapping === '' ? {} : { mapping: draft.mapping }),
    every_minutes: Number(draft.every),
    changes: draft.changes,
    new_manufacturers: draft.newManufacturers,
    leave_out_faulty: draft.leaveOutFaulty,
  };
}
