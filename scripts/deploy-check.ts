/** Looks at what `npm run deploy` would put on Cloudflare; says in one line what is not set up yet. */
import { unstable_readConfig as readConfig } from 'wrangler';
import { readForeignOrigins } from '#edge/content-policy.ts';
import { originsOf } from '#edge/spread.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { SetupError } from '#server/db/binaries.ts';
import { fail } from '#server/shutdown.ts';

const placeholder = /(^|[./])example\.com$/;

/** Throws a `SetupError` for variables with which no visitor would see a shop. */
export function checkVariables(variables: Record<string, unknown>, hosts: readonly string[]): void {
  const text = (name: string): string => (typeof variables[name] === 'string' ? variables[name] : '');
  const origins = originsOf(text('UPSTREAM'));
  if (origins.length === 0) throw new SetupError('UPSTREAM must name the store API.');
  for (const origin of origins) {
    if (URL.parse(origin)?.protocol !== 'https:') throw new SetupError(`UPSTREAM must be reached by https://, not "${origin}".`);
  }
  const names = [...hosts, text('SITE_DOMAIN'), ...origins.map((origin) => new URL(origin).hostname)];
  const left = names.find((name) => placeholder.test(name));
  if (left !== undefined) throw new SetupError(`"${left}" is a placeholder: put your own names into wrangler.jsonc, env.production.`);
  if (text('EDGE_SECRET') !== '')
    throw new SetupError('EDGE_SECRET is a secret: set it with "wrangler secret put EDGE_SECRET --env production".');
  try {
    readSiteHosts(text('SITE_DOMAIN'), text('HOSTS'));
    readForeignOrigins(text('IMAGE_ORIGINS'), text('UPLOAD_ORIGINS'));
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}

if (import.meta.main) {
  try {
    const { vars, routes } = readConfig({ config: 'wrangler.jsonc', env: 'production' });
    checkVariables(
      vars,
      (routes ?? []).map((route: string | { pattern: string }) => (typeof route === 'string' ? route : route.pattern)),
    );
  } catch (error) {
    fail(error);
  }
}
