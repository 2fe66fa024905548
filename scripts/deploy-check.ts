/** Looks at what `npm run deploy` would put on Cloudflare; says in one line what is not set up yet. */
import { unstable_readConfig as readConfig } from 'wrangler';
import { readForeignOrigins } from '#edge/content-policy.ts';
import { originsOf } from '#edge/spread.ts';
import { hostOfLocale, localeKeys, type SiteHosts } from '#contract/locale.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { fail } from '#server/http/shutdown.ts';

const placeholder = /(^|[./])example\.com$/;

/** A route as `wrangler.jsonc` writes it. */
type DeployedRoute = string | { pattern: string };

/** The host that a route takes whole, such as `de.shop.com` or `*.shop.com`; one that names a path takes none. */
function hostOfRoute(route: DeployedRoute): string | null {
  const [host = '', ...path] = (typeof route === 'string' ? route : route.pattern).replace(/^https?:\/\//, '').split('/');
  return path.length === 0 || path.join('/') === '*' ? host.toLowerCase() : null;
}

function isReached(host: string, routed: readonly string[]): boolean {
  return routed.some((pattern) => (pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : host === pattern));
}

/** Links, sitemap and the list of languages lead to the home of every language; one that is off is at home on the main host. */
function checkHomes(hosts: SiteHosts, routed: readonly string[]): void {
  const homes = localeKeys.map((key) => hostOfLocale(key, hosts));
  const home = homes.find((host) => !isReached(host, routed));
  if (home === undefined) return;
  const languages = localeKeys.filter((_, index) => homes[index] === home);
  const off =
    home === hosts.domain || languages.includes('en') ? '' : `, or give the language no host with HOSTS="${languages.join()}=off"`;
  throw new SetupError(`"${home}", the home of ${languages.join(', ')}, has no route: add it to wrangler.jsonc, env.production${off}.`);
}

/** Throws a `SetupError` for variables and routes with which no visitor, or none of a language, would see a shop. */
export function checkVariables(variables: Record<string, unknown>, routes: readonly DeployedRoute[]): void {
  const text = (name: string): string => (typeof variables[name] === 'string' ? variables[name] : '');
  const origins = originsOf(text('UPSTREAM'));
  if (origins.length === 0) throw new SetupError('UPSTREAM must name the store API.');
  for (const origin of origins) {
    if (URL.parse(origin)?.protocol !== 'https:') throw new SetupError(`UPSTREAM must be reached by https://, not "${origin}".`);
  }
  const routed = routes.map(hostOfRoute).filter((host) => host !== null);
  const names = [...routed, text('SITE_DOMAIN'), ...origins.map((origin) => new URL(origin).hostname)];
  const left = names.find((name) => placeholder.test(name));
  if (left !== undefined) throw new SetupError(`"${left}" is a placeholder: put your own names into wrangler.jsonc, env.production.`);
  if (text('EDGE_SECRET') !== '')
    throw new SetupError('EDGE_SECRET is a secret: set it with "wrangler secret put EDGE_SECRET --env production".');
  try {
    checkHomes(readSiteHosts(text('SITE_DOMAIN'), text('HOSTS')), routed);
    readForeignOrigins(text('IMAGE_ORIGINS'), text('UPLOAD_URL'));
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}

if (import.meta.main) {
  try {
    const { vars, routes } = readConfig({ config: 'wrangler.jsonc', env: 'production' });
    checkVariables(vars, routes ?? []);
  } catch (error) {
    fail(error);
  }
}
