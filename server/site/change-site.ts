import type { Site } from '#contract/api/admin/site.ts';
import { localeKeys } from '#contract/locale.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { addToSetting, holdVersion } from '#server/settings/setting-row.ts';
import { refreshSettings } from '#server/settings/shop-settings.ts';
import { readSiteChoices, siteRows } from '#server/settings/site-choices.ts';

export async function showSite({ db, settings }: Pick<StoreDeps, 'db' | 'settings'>): Promise<Site> {
  const { head, nav, ownNav, languages, banners, versions } = await readSiteChoices(db);
  const addresses = localeKeys.map((locale) => ({ locale, url: siteUrl(settings, locale) }));
  return { head, nav, own_nav: ownNav, languages, addresses, banners, versions };
}

/** Makes a change of the site; every server shows it with its next configuration. */
export async function changeSite(
  acting: Acting,
  call: string,
  detail: Record<string, unknown>,
  run: (queries: Queries) => Promise<void>,
): Promise<Site> {
  await audited(acting, { action: `site.${call}`, target: Object.keys(detail).join(' '), detail, run });
  await refreshSettings(acting.deps);
  return showSite(acting.deps);
}

interface Replacement {
  part: keyof Site['versions'];
  value: Record<string, unknown>;
  /** The number of changes that its writer has seen; without one the last one wins. */
  version: number | undefined;
}

/** Puts a part that is saved whole in place of the one that stands, unless somebody else has changed it since. */
export function replaceSiteRow(acting: Acting, { part, value, version: seen }: Replacement): Promise<Site> {
  return changeSite(acting, `save-${part}`, value, async (queries) => {
    const version = await holdVersion(queries, siteRows[part]);
    if (seen !== undefined && seen !== version) throw new StoreError('version_conflict', { data: { version } });
    await addToSetting(queries, siteRows[part], value, acting.now);
  });
}
