/** Settings that come from the environment; README lists them with their defaults. */
import { SetupError } from './db/binaries.ts';

export interface Environment {
  /** Port of the edge, or of the API when it runs alone. */
  port: number;
  dataDir: string;
  /** Null: the embedded server. */
  databaseUrl: string | null;
  siteDomain: string;
  /** Null: mails stay in the outbox. */
  smtpUrl: string | null;
  /** How many parts the demo catalogue of an empty shop gets; 0 leaves it empty. */
  demoParts: number;
  /** Shared with edges that run elsewhere; null makes one for this process. */
  edgeSecret: string | null;
  rateLimits: boolean;
}

type Source = Record<string, string | undefined>;

/** Reads and checks the environment; throws a `SetupError` of one line. */
export function readEnvironment(source: Source = process.env): Environment {
  const text = (name: string) => source[name]?.trim() || null;
  return {
    port: whole(text('PORT'), 'PORT', 8080, 65_535),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: address(text('DATABASE_URL'), 'DATABASE_URL', ['postgresql:', 'postgres:']),
    siteDomain: domain(text('SITE_DOMAIN') ?? 'localhost'),
    smtpUrl: address(text('SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:']),
    demoParts: whole(text('DEMO_PARTS'), 'DEMO_PARTS', 65_000, 2_000_000),
    edgeSecret: text('EDGE_SECRET'),
    rateLimits: choice(text('RATE_LIMITS') ?? 'on', 'RATE_LIMITS'),
  };
}

function whole(value: string | null, name: string, standard: number, max: number): number {
  if (value === null) return standard;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) throw new SetupError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  return number;
}

function address(value: string | null, name: string, protocols: string[]): string | null {
  if (value === null) return null;
  // The value may hold a password, so the message does not repeat it.
  if (!protocols.includes(URL.parse(value)?.protocol ?? ''))
    throw new SetupError(`${name} must be an address that begins with ${protocols[0]}//.`);
  return value;
}

function domain(value: string): string {
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value)) return value.toLowerCase();
  throw new SetupError(`SITE_DOMAIN must be a host name without protocol and port, such as example.com, not "${value}".`);
}

function choice(value: string, name: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new SetupError(`${name} must be on or off, not "${value}".`);
}
