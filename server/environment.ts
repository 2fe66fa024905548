/** Settings that come from the environment; README lists them with their defaults. */
import { SetupError } from './db/binaries.ts';
import type { S3Settings } from './upload/s3-files.ts';
import type { StripeKeys } from './payment/stripe-provider.ts';

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
  /** A bucket for files that are sent in; null keeps them under `dataDir`. */
  bucket: S3Settings | null;
  /** Card payments; null where none are taken. */
  card: CardSettings | null;
}

/** Stripe, or a local page for tests on which no money moves. */
export type CardSettings = { provider: 'sandbox' } | ({ provider: 'stripe' } & StripeKeys);

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
    bucket: bucket(text),
    card: card(text),
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

/** Stripe where both of its keys are set; a test page next to a real service would take orders that nobody pays. */
function card(text: (name: string) => string | null): CardSettings | null {
  const secretKey = text('STRIPE_SECRET_KEY');
  const webhookSecret = text('STRIPE_WEBHOOK_SECRET');
  const isSandbox = choice(text('PAYMENT_SANDBOX') ?? 'off', 'PAYMENT_SANDBOX');
  if ((secretKey === null) !== (webhookSecret === null)) {
    throw new SetupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  if (secretKey === null || webhookSecret === null) return isSandbox ? { provider: 'sandbox' } : null;
  if (isSandbox) throw new SetupError('PAYMENT_SANDBOX must be off where the keys of Stripe are set.');
  const apiBase = address(text('STRIPE_API_BASE'), 'STRIPE_API_BASE', ['https:', 'http:']);
  return { provider: 'stripe', secretKey, webhookSecret, apiBase };
}

function bucket(text: (name: string) => string | null): S3Settings | null {
  const endpoint = address(text('S3_ENDPOINT'), 'S3_ENDPOINT', ['https:', 'http:']);
  const [name, accessKey, secretKey] = [text('S3_BUCKET'), text('S3_ACCESS_KEY'), text('S3_SECRET_KEY')];
  if (endpoint === null && name === null && accessKey === null && secretKey === null) return null;
  if (endpoint === null || name === null || accessKey === null || secretKey === null) {
    throw new SetupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.');
  }
  return { endpoint, bucket: name, region: text('S3_REGION') ?? 'us-east-1', accessKey, secretKey };
}

function choice(value: string, name: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new SetupError(`${name} must be on or off, not "${value}".`);
}
