/** What the operator has chosen for the whole site; kept in the database, read with every configuration, so that it shows at once. */
import * as z from 'zod/mini';
import { type SiteHead, siteHead, type Site, type SiteNav, siteNav } from '#contract/api/admin/site.ts';
import { type Banner, banner } from '#contract/api/banner.ts';
import { type HomeBlock, homeBlock } from '#contract/api/home-block.ts';
import { localeKey } from '#contract/api/fields.ts';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { shippedNav } from './navigation.ts';
import { readSettingRows } from './setting-row.ts';

/** Rows of `setting`. */
export const siteRows = {
  head: 'site_head',
  nav: 'site_nav',
  languages: 'site_languages',
  banners: 'site_banners',
  home: 'site_home',
} as const;
export const textsRow = (locale: LocaleKey): string => `site_texts_${locale}`;

const stored = {
  head: z.partial(siteHead),
  nav: z.partial(
    z.object({
      headColumn: z.nullable(siteNav.shape.headColumn),
      LastColumn: z.nullable(siteNav.shape.LastColumn),
      otherNav: z.nullable(siteNav.shape.otherNav),
    }),
  ),
  languages: z.object({ offered: z.array(localeKey) }),
  texts: z.record(z.string(), z.string()),
  /** Read one by one. */
  list: z.object({ list: z.array(z.unknown()) }),
  home: z.object({ blocks: z.nullable(z.array(z.unknown())) }),
};

/** How the operator has arranged the home page; null as it came with the shop. A block that this version cannot read is left out. */
function homeBlocksOf(value: unknown): HomeBlock[] | null {
  const { blocks } = stored.home.safeParse(value).data ?? {};
  return blocks?.flatMap((one) => homeBlock.safeParse(one).data ?? []) ?? null;
}

/** The arrangement of the home page, with the number of its changes. */
export async function readHomeChoice(queries: Queries): Promise<{ own: HomeBlock[] | null; version: number }> {
  const row = (await readSettingRows(queries, [siteRows.home])).get(siteRows.home);
  return { own: homeBlocksOf(row?.value), version: row?.version ?? 0 };
}

export interface SiteChoices {
  head: SiteHead;
  nav: SiteNav;
  /** Parts of the navigation that are the operator's own. */
  ownNav: (keyof SiteNav)[];
  /** Languages that are offered, in the order of the locale table. */
  languages: LocaleKey[];
  /** Texts of the languages that were asked for. */
  texts: Partial<Record<LocaleKey, Record<string, string>>>;
  /** Of all times and kinds, in the operator's order. */
  banners: Banner[];
  /** The arrangement of the home page; null as it came with the shop. */
  home: HomeBlock[] | null;
  versions: Site['versions'];
}

const emptyHead: SiteHead = { site_name: '', title: {}, description: {}, logo: '', favicon: '', og_image: '', theme_color: '' };

/** Reads it all in one query; what a former version of the shop has written and this one cannot read counts as not chosen. */
export async function readSiteChoices(queries: Queries, textsOf: readonly LocaleKey[] = []): Promise<SiteChoices> {
  const names = [...Object.values(siteRows), ...textsOf.map(textsRow)];
  const rows = await readSettingRows(queries, names);
  const read = <S extends z.ZodMiniType>(key: string, schema: S) => schema.safeParse(rows.get(key)?.value).data;
  const nav = read(siteRows.nav, stored.nav) ?? {};
  const shipped = shippedNav();
  const parts: (keyof SiteNav)[] = ['headColumn', 'LastColumn', 'otherNav'];
  const offered = read(siteRows.languages, stored.languages)?.offered ?? localeKeys;
  const said = Object.entries(read(siteRows.head, stored.head) ?? {}).filter(([, value]) => value !== undefined);
  return {
    head: { ...emptyHead, ...Object.fromEntries(said) },
    nav: {
      headColumn: nav.headColumn ?? shipped.headColumn,
      LastColumn: nav.LastColumn ?? shipped.LastColumn,
      otherNav: nav.otherNav ?? shipped.otherNav,
    },
    ownNav: parts.filter((part) => nav[part]),
    languages: localeKeys.filter((key) => offered.includes(key)),
    texts: Object.fromEntries(textsOf.map((locale) => [locale, taken(read(textsRow(locale), stored.texts) ?? {})])),
    banners: (read(siteRows.banners, stored.list)?.list ?? []).flatMap((one) => banner.safeParse(one).data ?? []),
    home: homeBlocksOf(rows.get(siteRows.home)?.value),
    versions: { banners: rows.get(siteRows.banners)?.version ?? 0 },
  };
}

/** A text that was taken back stays in its row as an empty one. */
function taken(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
