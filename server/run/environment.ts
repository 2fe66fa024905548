/** Settings of the store that come from the environment; docs/operate.md lists them with their defaults. */
import { email } from '#contract/api/fields.ts';
import type { SiteHosts } from '#contract/locale.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { type ImageService, imageServices } from '#server/kernel/settings.ts';
import { type LogLevel, logLevels } from '#server/kernel/log.ts';
import type { DkimSettings } from '#server/mail/dkim.ts';
import {
  type AdminSite,
  type Listening,
  type Source,
  type Text,
  address,
  adminSite,
  choice,
  metricsAt,
  oneOf,
  siteHosts,
  textOf,
  whole,
} from '#server/kernel/read-setting.ts';
import type { EngineSettings } from '#server/search/opensearch/engine-call.ts';
import type { S3Settings } from '#server/upload/s3-files.ts';
import type { StripeKeys } from '#server/order/payment/stripe-provider.ts';

export interface Environment {
  /** Port of the edge, or of the API when it runs alone. */
  port: number;
  /** Network address to listen on; null listens on all. */
  host: string | null;
  /** Prometheus metrics; null shows none. */
  metrics: Listening | null;
  logLevel: LogLevel;
  dataDir: string;
  /** Null: the embedded server. */
  databaseUrl: string | null;
  /** Replicas of that database; only beside a `databaseUrl`. */
  databaseReadUrls: string[];
  /** Connections that this process may hold to its database. */
  databasePool: number;
  /** Seconds after which a process rereads what it holds of the catalog. */
  catalogMaxAge: number;
  /** Who answers for lists and searches; null: each process holds the parts in memory. */
  search: EngineSettings | null;
  hosts: SiteHosts;
  siteName: string;
  adminSite: AdminSite;
  /** Null: mails stay in the outbox. */
  smtpUrl: string | null;
  /** Null: mails are not signed here. */
  dkim: DkimSettings | null;
  /** Null: the shop's own name and address. */
  mailFrom: { name: string | null; address: string } | null;
  /** How many parts the demo catalog of an empty shop gets; 0 leaves it empty. */
  demoParts: number;
  /** Shared with edges that run elsewhere; null makes one for this process. */
  edgeSecret: string | null;
  rateLimits: boolean;
  /** A Redis or Valkey that counts for the limits; null: the database does, or this process alone. */
  redisUrl: string | null;
  /** Who makes the widths of pictures: this process, or the service of the platform in front of it. */
  imageService: ImageService;
  /** Where visitors send files to, when not to the shop itself. */
  uploadUrl: string | null;
  /** A bucket for files that are sent in; null keeps them under `dataDir`. */
  bucket: S3Settings | null;
  /** Card payments; null where none are taken. */
  card: CardSettings | null;
}

/** Stripe, or a local page for tests on which no money moves. */
export type CardSettings = { provider: 'sandbox' } | ({ provider: 'stripe' } & StripeKeys);

/** For a list or search: after it the visitor is told to come again. */
const searchTimeoutMs = 3000;
/** Below this the jobs could wait for connections that visitors hold. */
const leastPool = 4;

/** Reads and checks the environment; throws a `SetupError` of one line. */
export function readEnvironment(source: Source = process.env): Environment {
  const text = textOf(source);
  return {
    port: whole(text('PORT'), 'PORT', 8080, 65_535),
    host: text('HOST'),
    metrics: metricsAt(text),
    logLevel: oneOf(text('LOG_LEVEL') ?? 'info', 'LOG_LEVEL', logLevels),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: address(text('DATABASE_URL'), 'DATABASE_URL', ['postgresql:', 'postgres:']),
    databaseReadUrls: readUrls(text),
    databasePool: Math.max(leastPool, whole(text('DATABASE_POOL'), 'DATABASE_POOL', 16, 500)),
    catalogMaxAge: Math.max(1, whole(text('CATALOG_MAX_AGE'), 'CATALOG_MAX_AGE', 2, 3600)),
    search: searchEngine(text),
    hosts: siteHosts(text),
    siteName: text('SITE_NAME') ?? 'Partwright',
    adminSite: adminSite(text),
    smtpUrl: address(text('SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:']),
    dkim: dkim(text),
    mailFrom: mailFrom(text('MAIL_FROM')),
    demoParts: whole(text('DEMO_PARTS'), 'DEMO_PARTS', 65_000, 2_000_000),
    edgeSecret: text('EDGE_SECRET'),
    rateLimits: choice(text('RATE_LIMITS') ?? 'on', 'RATE_LIMITS'),
    redisUrl: address(text('REDIS_URL'), 'REDIS_URL', ['rediss:', 'redis:']),
    imageService: oneOf(text('IMAGE_SERVICE') ?? 'shop', 'IMAGE_SERVICE', imageServices),
    uploadUrl: address(text('UPLOAD_URL'), 'UPLOAD_URL', ['https:', 'http:']),
    bucket: bucket(text),
    card: card(text),
  };
}

/** Each a connection string; a comma inside one is written `%2C`. */
function readUrls(text: Text): string[] {
  const urls = (text('DATABASE_READ_URL') ?? '').split(',').map((url) => url.trim());
  const given = urls.filter((url) => url !== '');
  if (given.length > 0 && text('DATABASE_URL') === null)
    throw new SetupError('DATABASE_READ_URL needs DATABASE_URL, which names the primary.');
  for (const url of given) address(url, 'DATABASE_READ_URL', ['postgresql:', 'postgres:']);
  return given;
}

/** One address or several nodes of one cluster, with commas between them. */
function searchEngine(text: Text): EngineSettings | null {
  const urls = (text('SEARCH_URL') ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  const [caFile, prefix] = [text('SEARCH_CA_FILE'), text('SEARCH_PREFIX') ?? 'partwright'];
  for (const url of urls) address(url, 'SEARCH_URL', ['https:', 'http:']);
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(prefix))
    throw new SetupError(`SEARCH_PREFIX must be small letters, digits and hyphens, not "${prefix}".`);
  if (urls.length === 0 && caFile !== null) throw new SetupError('SEARCH_CA_FILE needs SEARCH_URL.');
  return urls.length === 0 ? null : { urls, caFile, prefix, timeoutMs: searchTimeoutMs };
}

/** `shop@example.com`, `Shop <shop@example.com>` or `"Shop, Inc." <shop@example.com>`. */
function mailFrom(value: string | null): Environment['mailFrom'] {
  if (value === null) return null;
  const [, named, inBrackets] = /^(.*)<([^<>]*)>$/.exec(value) ?? [];
  const found = email.safeParse(inBrackets ?? value);
  const name = (named ?? '').trim().replace(/^"(.*)"$/, '$1');
  if (!found.success || /["<>\p{Cc}]/u.test(name)) {
    throw new SetupError(`MAIL_FROM must be an address, such as shop@example.com or Shop <shop@example.com>, not "${value}".`);
  }
  return { name: name === '' ? null : name, address: found.data };
}

function dkim(text: Text): DkimSettings | null {
  const [domain, selector, keyFile] = [text('DKIM_DOMAIN'), text('DKIM_SELECTOR'), text('DKIM_KEY_FILE')];
  if (domain === null && selector === null && keyFile === null) return null;
  if (domain === null || selector === null || keyFile === null) {
    throw new SetupError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together.');
  }
  return { domain, selector, keyFile };
}

/** Stripe where both of its keys are set; a test page next to a real service would take orders that nobody pays. */
function card(text: Text): CardSettings | null {
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

function bucket(text: Text): S3Settings | null {
  const endpoint = address(text('S3_ENDPOINT'), 'S3_ENDPOINT', ['https:', 'http:']);
  const [name, accessKey, secretKey] = [text('S3_BUCKET'), text('S3_ACCESS_KEY'), text('S3_SECRET_KEY')];
  if (endpoint === null && name === null && accessKey === null && secretKey === null) return null;
  if (endpoint === null || name === null || accessKey === null || secretKey === null) {
    throw new SetupError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.');
  }
  return { endpoint, bucket: name, region: text('S3_REGION') ?? 'us-east-1', accessKey, secretKey };
}
