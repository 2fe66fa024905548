import { readSiteHosts } from '#contract/site-hosts.ts';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty environment is a whole shop on localhost', () => {
  expect(readEnvironment({})).toEqual({
    port: 8080,
    host: null,
    metrics: null,
    logLevel: 'info',
    dataDir: './data',
    databaseUrl: null,
    databaseReadUrls: [],
    databasePool: 16,
    catalogMaxAge: 2,
    redisUrl: null,
    search: null,
    hosts: readSiteHosts('localhost'),
    siteName: 'Partwright',
    adminSite: null,
    smtpUrl: null,
    dkim: null,
    mailFrom: null,
    demoParts: 65_000,
    edgeSecret: null,
    rateLimits: true,
    imageService: 'shop',
    bucket: null,
    card: null,
    uploadUrl: null,
  });
});

test('takes what is set, and an empty value as not set', () => {
  const environment = readEnvironment({
    PORT: '80',
    DATABASE_URL: 'postgres://a:b@c/d',
    DATABASE_READ_URL: 'postgres://a:b@e/d, postgresql://a:b@f/d,',
    SITE_DOMAIN: 'Shop.Example',
    HOSTS: 'de=Bauteile.example ru=off',
    SITE_NAME: 'Bauteile Keller',
    DEMO_PARTS: '0',
    DATA_DIR: ' ',
    SEARCH_URL: 'https://shop:word@a:9200, https://shop:word@b:9200',
    SEARCH_CA_FILE: '/etc/ca.pem',
  });
  expect(environment).toMatchObject({
    port: 80,
    databaseUrl: 'postgres://a:b@c/d',
    databaseReadUrls: ['postgres://a:b@e/d', 'postgresql://a:b@f/d'],
    hosts: readSiteHosts('shop.example', 'de=bauteile.example ru=off'),
    siteName: 'Bauteile Keller',
    demoParts: 0,
    dataDir: './data',
    search: {
      urls: ['https://shop:word@a:9200', 'https://shop:word@b:9200'],
      caFile: '/etc/ca.pem',
      prefix: 'partwright',
      timeoutMs: 3000,
    },
  });
});

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be info, warn or error, not "loud".'],
  ['METRICS_PORT', 'on', 'METRICS_PORT must be a whole number from 0 to 65535, not "on".'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ['DEMO_PARTS', '-1', 'DEMO_PARTS must be a whole number from 0 to 2000000, not "-1".'],
  ['DATABASE_URL', 'mysql://root:secret@db/shop', 'DATABASE_URL must be an address that begins with postgresql://.'],
  ['DATABASE_READ_URL', 'postgres://a:b@c/d', 'DATABASE_READ_URL needs DATABASE_URL, which names the primary.'],
  ['REDIS_URL', 'http://redis:6379', 'REDIS_URL must be an address that begins with rediss://.'],
  ['SEARCH_URL', 'search:9200', 'SEARCH_URL must be an address that begins with https://.'],
  ['SEARCH_CA_FILE', '/etc/ca.pem', 'SEARCH_CA_FILE needs SEARCH_URL.'],
  ['SEARCH_PREFIX', 'Shop*', 'SEARCH_PREFIX must be small letters, digits and hyphens, not "Shop*".'],
  ['MAIL_FROM', 'Shop <shop>', 'MAIL_FROM must be an address, such as shop@example.com or Shop <shop@example.com>, not "Shop <shop>".'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that begins with smtp://.'],
  [
    'SITE_DOMAIN',
    'https://shop.example',
    'SITE_DOMAIN must be a host name without protocol and port, such as example.com, not "https://shop.example".',
  ],
  ['S3_BUCKET', 'files', 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together.'],
  ['PAYMENT_SANDBOX', 'yes', 'PAYMENT_SANDBOX must be on or off, not "yes".'],
  ['STRIPE_SECRET_KEY', 'sk_test', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.'],
  ['RATE_LIMITS', 'maybe', 'RATE_LIMITS must be on or off, not "maybe".'],
])('refuses %s=%s in one line', (name, value, message) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(message);
});

test.each([
  ['shop@example.com', null],
  ['<shop@example.com>', null],
  ['Shop <shop@example.com>', 'Shop'],
  ['"Shop, Inc." <shop@example.com>', 'Shop, Inc.'],
])('mails may come from %s', (value, name) => {
  expect(readEnvironment({ MAIL_FROM: value }).mailFrom).toEqual({ name, address: 'shop@example.com' });
});

test('cards are taken by one service: Stripe with both of its keys, or the test page', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' };
  expect(readEnvironment(stripe).card).toEqual({ provider: 'stripe', secretKey: 'sk_test', webhookSecret: 'whsec_test', apiBase: null });
  expect(readEnvironment({ PAYMENT_SANDBOX: 'on' }).card).toEqual({ provider: 'sandbox' });
  expect(() => readEnvironment({ ...stripe, PAYMENT_SANDBOX: 'on' })).toThrow('PAYMENT_SANDBOX must be off');
});

test.each([
  [{ ADMIN_PORT: '9081' }, { origin: 'http://localhost:9081' }],
  [{ ADMIN_PORT: '9081', ADMIN_ADDRESS: '10.0.0.5' }, { origin: 'http://10.0.0.5:9081' }],
  [{ ADMIN_PORT: '9081', ADMIN_ORIGIN: 'https://office.example.com/' }, { origin: 'https://office.example.com' }],
  [{ ADMIN_HOST: 'Office.example.com' }, { host: 'office.example.com' }],
  [{ ADMIN: 'on' }, null],
])('with %j the operator page is at %j', (settings, site) => {
  expect(readEnvironment(settings).adminSite).toEqual(site);
});
