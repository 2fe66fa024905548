/** What the operator has chosen for the site, as far as the edge needs it; what came with the shop while the store does not tell. */
import * as z from 'zod/mini';
import { type ShownBanner, shownBanner } from '#contract/api/shown-banner.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { isLocaleKey, type LocaleKey, localeKeys } from '#contract/locale.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import type { ReadStore } from './cache/read-through.ts';
import type { EdgeContext } from './edge-env.ts';

export interface SiteTold {
  /** The shop's name. */
  siteName: string;
  /** The operator's texts by their keys. */
  own: Readonly<Record<string, string>>;
  /** Languages that are offered. */
  offered: readonly LocaleKey[];
  logo: string;
  favicon: string;
  /** Empty: the theme's own. */
  themeColor: string;
  /** Notices over all pages, those among them that end while the answer is kept. */
  notices: readonly ShownBanner[];
  /** Of the features that have pages of their own, those that the store has told of. */
  features: { coupons?: boolean | undefined; rfq?: boolean | undefined };
  /** The shop's own for mails; empty where it has none. */
  email: string;
}

const text = z.catch(z.string(), '');
const told = z.object({
  lang: z.catch(z.record(z.string(), z.string()), {}),
  langList: z.catch(z.array(z.object({ code: z.string() })), []),
  head: z.catch(z.object({ site_name: text, logo: text, favicon: text, theme_color: text }), {
    site_name: '',
    logo: '',
    favicon: '',
    theme_color: '',
  }),
  notices: z.catch(z.array(shownBanner), []),
  features: z.catch(z.object({ coupons: z.optional(z.boolean()), rfq: z.optional(z.boolean()) }), {}),
  site: z.catch(z.object({ email: text }), { email: '' }),
});

/** Reads the configuration that the store has given; null or anything else is a store that tells nothing. */
export function readTold(answer: unknown, ownName: string): SiteTold {
  const { lang = {}, langList = [], notices = [], features = {}, head, site } = told.safeParse(answer).data ?? {};
  const offered = langList.map(({ code }) => code).filter(isLocaleKey);
  return {
    siteName: head?.site_name || ownName,
    own: lang,
    offered: offered.length > 0 ? offered : localeKeys,
    logo: head?.logo || shippedFiles.logo,
    favicon: head?.favicon || shippedFiles.favicon,
    themeColor: head?.theme_color ?? '',
    notices,
    features,
    email: site?.email ?? '',
  };
}

/** Milliseconds until the site is taken for the one that came with the shop. */
const patience = 1_500;

/** The same for an answer of the edge that makes no page. */
export async function askSite(c: EdgeContext, readStore: ReadStore, ownName: string): Promise<SiteTold> {
  const answer = await readStore.get(c, getConfig, {}, patience).catch(() => null); // silent, it tells nothing
  const json: unknown = answer?.ok ? await answer.json().catch(() => null) : null; // as above
  return readTold(json, ownName);
}
