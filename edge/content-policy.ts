/** What each kind of answer may load, run and be embedded by, as values of `Content-Security-Policy`. */

/** Services of the operator's own on other origins, such as `https://files.example.com`. */
export interface ForeignOrigins {
  /** Where pictures come from beside the shop itself. */
  images: readonly string[];
  /** Where files are sent to and answers read from beside the shop itself. */
  uploads: readonly string[];
}

export const noForeignOrigins: ForeignOrigins = { images: [], uploads: [] };

/** Reads `IMAGE_ORIGINS` and `UPLOAD_URL`; throws on anything that has no origin with TLS, for it would open the policy. */
export function readForeignOrigins(images: string | undefined, uploadUrl: string | undefined): ForeignOrigins {
  return { images: originsIn(images), uploads: uploadUrl ? [originOfUploads(uploadUrl)] : [] };
}

/** TLS but on the operator's own machine, where the whole is tried out. */
const uploadOrigin = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)?localhost))(?::\d+)?$/;

function originOfUploads(address: string): string {
  const origin = URL.parse(address)?.origin ?? '';
  if (!uploadOrigin.test(origin)) throw new Error(`"${address}" must be an address such as https://files.example.com/upload.`);
  return origin;
}

function originsIn(setting = ''): string[] {
  const origins = setting.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins) {
    if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(origin))
      throw new Error(`"${origin}" must be an origin such as https://files.example.com.`);
  }
  return origins;
}

function policy(...rules: string[]): string {
  return rules.join('; ');
}

/**
 * Of a page of the shop. Scripts: what carries the nonce and what that loads, and then only the shop's own files (a second policy, which narrows
 * the first). Styles: by nonce; React sets style attributes through CSSOM, which no policy rules. Markup, blocks of data and addresses of scripts:
 * only through the policy `shop` (`src/ui/trusted-types.ts`). Framed by: nobody, but for a calculator that is made for it (`contract/routes/embed.ts`).
 */
export function pagePolicy(nonce: string, isSecure: boolean, { images, uploads }: ForeignOrigins, framedBy: "'none'" | '*'): string {
  const rules = policy(
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...images].join(' '),
    ["connect-src 'self'", ...uploads].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    'trusted-types shop',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  );
  return `${rules}, script-src 'self'`;
}

/** Of a page that the store API writes itself, without scripts: the test page of the payment sandbox. */
export const storePagePolicy = policy(
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
);

/** Of a worker's script: it computes, or keeps files of the shop, and runs nothing else. */
export const workerPolicy = policy("default-src 'none'", "connect-src 'self'", "require-trusted-types-for 'script'");

/** Of all that is no page: opened alone it loads and runs nothing, and nobody frames it. */
export const dataPolicy = policy("default-src 'none'", "frame-ancestors 'none'");
