/** Reads one setting of the environment each; throws a `SetupError` of one line for a value that cannot be meant. */
import type { SiteHosts } from '#contract/locale.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { SetupError } from './setup-error.ts';

export type Source = Record<string, string | undefined>;
/** The text of a setting; null when it is unset or empty. */
export type Text = (name: string) => string | null;

export function textOf(source: Source): Text {
  return (name) => source[name]?.trim() || null;
}

export function whole(value: string | null, name: string, standard: number, max: number): number {
  if (value === null) return standard;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw new SetupError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  return number;
}

export function address(value: string | null, name: string, protocols: string[]): string | null {
  if (value === null) return null;
  // The value may hold a password, so the message does not repeat it.
  if (!protocols.includes(URL.parse(value)?.protocol ?? ''))
    throw new SetupError(`${name} must be an address that begins with ${protocols[0]}//.`);
  return value;
}

export function choice(value: string, name: string): boolean {
  return oneOf(value, name, ['on', 'off']) === 'on';
}

export function oneOf<Word extends string>(value: string, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new SetupError(`${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${value}".`);
  return found;
}

/** Where a server listens for its operator's eyes only. */
export interface Listening {
  host: string;
  port: number;
}

/** `METRICS_PORT` and `METRICS_HOST`; null where nobody asked for metrics. */
export function metricsAt(text: Text): Listening | null {
  const port = whole(text('METRICS_PORT'), 'METRICS_PORT', 0, 65_535);
  return port === 0 ? null : { host: text('METRICS_HOST') ?? '127.0.0.1', port };
}

/** `ADMIN_PORT` and `ADMIN_ADDRESS`: a port of its own for the operator's side; null where it has none. */
export function adminListening(text: Text): Listening | null {
  const port = whole(text('ADMIN_PORT'), 'ADMIN_PORT', 0, 65_535);
  return port === 0 ? null : { host: text('ADMIN_ADDRESS') ?? '127.0.0.1', port };
}

/** Where people open the operator page: at a whole origin, or on a host of the shop's own protocol and port. */
export type AdminSite = { origin: string } | { host: string } | null;

/** `ADMIN_ORIGIN`, else by the settings of the edge, which may stand elsewhere; null where none says it: at the shop's own address. */
export function adminSite(text: Text): AdminSite {
  const said = address(text('ADMIN_ORIGIN'), 'ADMIN_ORIGIN', ['https:', 'http:']);
  if (said !== null) return { origin: new URL(said).origin };
  const own = adminListening(text);
  const host = text('ADMIN_HOST');
  if (!own) return host === null ? null : { host: host.toLowerCase() };
  // Browsers take passkeys by a name, never by an address of digits.
  const isHere = /^(127\.|\[?::1\]?$|localhost$)/.test(own.host);
  return { origin: `http://${isHere ? 'localhost' : own.host}:${own.port}` };
}

/** `SITE_DOMAIN` and `HOSTS`: where each language is at home. */
export function siteHosts(text: Text): SiteHosts {
  try {
    return readSiteHosts(text('SITE_DOMAIN') ?? 'localhost', text('HOSTS') ?? '');
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
