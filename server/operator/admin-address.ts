import { locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Settings } from '#server/settings.ts';
import { siteUrl } from '#server/site-url.ts';
import { type Source, adminListening, textOf } from '#server/read-setting.ts';

/** Where the operator page is, as far as the console can know: by the settings of the edge, which may stand elsewhere. */
export function adminAddress(settings: Settings, source: Source): string {
  const text = textOf(source);
  const own = adminListening(text);
  const host = text('ADMIN_HOST');
  if (own) return `http://${own.host}:${own.port}${buildPath('admin')}`;
  const shop = new URL(siteUrl(settings, locales.en.key));
  if (host !== null) shop.hostname = host;
  return new URL(buildPath('admin'), shop).href;
}
