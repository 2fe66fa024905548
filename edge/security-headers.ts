/** Safety headers of every answer: one set for each kind of answer. */
import { dataPolicy, type ForeignOrigins, noForeignOrigins, pagePolicy, storePagePolicy, workerPolicy } from './content-policy.ts';
import type { EdgeContext, EdgeMiddleware } from './edge-env.ts';

type HeaderSet = Readonly<Record<string, string>>;

/** Subdomains that are not the shop's are the operator's business. */
const onlySecure = 'max-age=31536000';

/** Powers of a browser that the shop has no use for, also not in the hands of a script that got in. Writing to the clipboard is left. */
const unusedPowers = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Making and using passkeys, which only the operator's page has a use for. */
const passkeyPowers = ['publickey-credentials-create', 'publickey-credentials-get'];

function permissions(allowed: readonly string[] = []): string {
  const refused = [...unusedPowers, ...passkeyPowers].toSorted();
  return refused.map((power) => `${power}=(${allowed.includes(power) ? 'self' : ''})`).join(', ');
}

const everything: HeaderSet = { 'X-Content-Type-Options': 'nosniff' };
/** Other sites may not load it; pages of the shop's own other hosts have copies of their own. */
const ownOnly: HeaderSet = { ...everything, 'Cross-Origin-Resource-Policy': 'same-origin' };
const page: HeaderSet = {
  ...ownOnly,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': permissions(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
const unframedPage: HeaderSet = { ...page, 'X-Frame-Options': 'DENY' };
const data: HeaderSet = { ...ownOnly, 'Content-Security-Policy': dataPolicy };

/** What an answer can be. A script of the build is never a page: what rules pages would only weigh, 1.5 kB at each of the 30 files of a first view. */
const headerSets = {
  page: unframedPage,
  adminPage: { ...unframedPage, 'Permissions-Policy': permissions(passkeyPowers) },
  storePage: { ...unframedPage, 'Content-Security-Policy': storePagePolicy },
  /** A calculator inside a page of another site, which may have rules of its own about what it shows. */
  embeddedPage: { ...page, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  script: ownOnly,
  worker: { ...ownOnly, 'Content-Security-Policy': workerPolicy },
  /** Search engines and readers of the feed show it on pages of their own. */
  publicPicture: { ...data, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  data,
  /** "Nothing has changed" changes nothing of what the browser has. */
  unchanged: everything,
} satisfies Record<string, HeaderSet>;

type AnswerKind = keyof typeof headerSets;

/** Whose pages may show the pages that the app draws. */
const framers: Partial<Record<AnswerKind, "'none'" | '*'>> = { page: "'none'", adminPage: "'none'", embeddedPage: '*' };

/** Also below the path of a language. */
const adminPath = /\/admin$/;
const workerPath = /^\/(?:sw\.js$|assets\/[\w.]*worker-)/;

function kindOf(c: EdgeContext): AnswerKind {
  const { status, headers } = c.res;
  if (status === 304) return 'unchanged';
  const type = headers.get('Content-Type') ?? '';
  const isOfStore = c.req.path.startsWith('/api/');
  if (type.startsWith('text/html') && isOfStore) return 'storePage';
  if (type.startsWith('text/html') && c.get('embed')) return 'embeddedPage';
  if (type.startsWith('text/html')) return c.get('isAdminOpen') && adminPath.test(c.req.path) ? 'adminPage' : 'page';
  if (type.includes('javascript') && !isOfStore) return workerPath.test(c.req.path) ? 'worker' : 'script';
  const isPublic = !/private|no-store/.test(headers.get('Cache-Control') ?? '');
  return type.startsWith('image/') && isPublic ? 'publicPicture' : 'data';
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/** Sets the headers of the answer's kind; a policy that the store sends with a file somebody sent in is stricter, and stays. */
export function securityHeaders(origins: ForeignOrigins = noForeignOrigins): EdgeMiddleware {
  return async (c, next) => {
    const nonce = newNonce();
    c.set('secureHeadersNonce', nonce);
    await next();
    const kind = kindOf(c);
    const isSecure = new URL(c.req.url).protocol === 'https:';
    const { headers } = c.res;
    const own = kind === 'data' || kind === 'publicPicture' ? headers.get('Content-Security-Policy') : null;
    for (const [name, value] of Object.entries<string>(headerSets[kind])) headers.set(name, value);
    const framedBy = framers[kind];
    if (framedBy !== undefined) headers.set('Content-Security-Policy', pagePolicy(nonce, isSecure, origins, framedBy));
    if (own !== null) headers.set('Content-Security-Policy', own);
    if (isSecure) headers.set('Strict-Transport-Security', onlySecure);
    headers.delete('X-Powered-By');
  };
}
