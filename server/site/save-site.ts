/** What the operator says about the whole site: name and looks, navigation, languages and texts. */
import type {
  getTexts,
  NavEntry,
  saveHead as headCall,
  saveLang as langCall,
  saveNav as navCall,
  Site,
  SiteText,
} from '#contract/api/admin/site.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { fallbackLocale, locales } from '#contract/locale.ts';
import { keepsMarks, longestText } from '#contract/site/own-texts.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { Acting } from '#server/caller/acting.ts';
import { addToSetting } from '#server/settings/setting-row.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { hasOwnWords } from '#server/settings/navigation.ts';
import { changeSite } from './change-site.ts';
import { ownableTexts } from './ownable-texts.ts';
import { readSiteChoices, siteRows, textsRow } from '#server/settings/site-choices.ts';

const given = (request: object) => Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));

export function saveHead(acting: Acting, request: ParsedRequestOf<typeof headCall>): Promise<Site> {
  return changeSite(acting, 'save-head', given(request), async (queries) => {
    const { head } = await readSiteChoices(queries);
    const { title, description } = request;
    const inLanguages = given({
      title: title && { ...head.title, ...title },
      description: description && { ...head.description, ...description },
    });
    await addToSetting(queries, siteRows.head, { ...given(request), ...inLanguages }, acting.now);
  });
}

type Issues = Record<string, FieldIssue[]>;

function wordless(entry: Pick<NavEntry, 'path' | 'title'>, at: string): Issues {
  return hasOwnWords(entry) || entry.title[fallbackLocale] ? {} : { [`${at}.title.${fallbackLocale}`]: [{ code: 'required' }] };
}

/** Links to pages that the shop has no words for need those of the operator. */
function wordlessLinks(entries: readonly NavEntry[], path: string): Issues {
  const all = entries.map((entry, index) => {
    const at = `${path}.${index}`;
    const below = (entry.children ?? []).map((child, place) => wordless(child, `${at}.children.${place}`));
    return Object.assign(wordless(entry, at), ...below) as Issues; // Object.assign of a list has no type
  });
  return Object.assign({}, ...all) as Issues; // as above
}

export function saveNav(acting: Acting, request: ParsedRequestOf<typeof navCall>): Promise<Site> {
  const { headColumn, LastColumn, otherNav } = request;
  const fields: Issues = {
    ...wordlessLinks(headColumn ?? [], 'headColumn'),
    ...wordlessLinks(otherNav ?? [], 'otherNav'),
    ...(Object.assign({}, ...(LastColumn ?? []).map(({ items }, index) => wordlessLinks(items, `LastColumn.${index}.items`))) as Issues), // as above
  };
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return changeSite(acting, 'save-nav', given(request), (queries) => addToSetting(queries, siteRows.nav, given(request), acting.now));
}

/** What is wrong with a text in place of the shop's. */
function textIssue(text: string, original: string | null): FieldIssue | null {
  if (original === null) return { code: 'not_allowed' };
  return text === '' || keepsMarks(text, original) ? null : { code: 'mismatch' };
}

export function saveLang(acting: Acting, request: ParsedRequestOf<typeof langCall>): Promise<Site> {
  const { languages, locale, texts = {} } = request;
  const originals = locale ? ownableTexts(locales[locale].words) : new Map<string, string>();
  const fields: Issues = {};
  for (const [key, text] of Object.entries(texts)) {
    const issue = textIssue(text, originals.get(key) ?? null);
    if (issue) fields[`texts.${key}`] = [issue];
  }
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return changeSite(acting, 'save-lang', given(request), async (queries) => {
    if (languages) await addToSetting(queries, siteRows.languages, { offered: languages }, acting.now);
    if (!locale) return;
    await addToSetting(queries, textsRow(locale), texts, acting.now);
    const all = Object.values((await readSiteChoices(queries, [locale])).texts[locale] ?? {});
    const length = all.reduce((sum, text) => sum + text.length, 0);
    if (length > longestText.all)
      throw new StoreError('validation_failed', { fields: { texts: [{ code: 'too_long', limit: longestText.all }] } });
  });
}

export async function listTexts(acting: Acting, query: ParsedRequestOf<typeof getTexts>): Promise<ResponseOf<typeof getTexts>> {
  const { locale, keyword = '' } = query;
  const own = (await readSiteChoices(acting.deps.db, [locale])).texts[locale] ?? {};
  const { words, tag } = locales[locale];
  const wanted = keyword.toLocaleLowerCase(tag);
  const holds = (text: string | undefined) => text?.toLocaleLowerCase(tag).includes(wanted) ?? false;
  const all = [...ownableTexts(words)];
  const fits = await mapInSlices(all, ([key, original]) =>
    keyword === '' ? own[key] !== undefined : holds(key) || holds(original) || holds(own[key]),
  );
  const found = all.filter((_, at) => fits[at]);
  const page = readPage(query);
  const shown = found.slice((page.page - 1) * page.size, page.page * page.size);
  return showPage(
    shown.map(([key, original]): SiteText => ({ key, original, text: own[key] ?? null })),
    found.length,
    page,
  );
}
