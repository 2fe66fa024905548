/** The tags by which search engines and previews know a page; apart, because the first page has them from the edge. */
import type { i18n as I18n } from 'i18next';
import { emptyHead, type Head, titleOf, unlisted } from '#contract/head/head.ts';
import { headTags } from '#contract/head/head-tags.ts';
import { pageHead } from '#contract/head/page-head.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { jsonLdText } from '#contract/structured-data/json-ld.ts';
import { endpoints } from '#src/api/visitor.ts';
import { regionalAddress } from '#src/components/language/regional-address.ts';
import { loadHeadWords } from '#src/i18n/head-words.ts';
import type { AppDispatch, RootState } from '#src/store/store.ts';
import { selectLocaleKey } from '#src/store/visitor-selectors.ts';
import { dataBlockText } from '#src/ui/trusted-types.ts';
import { pageAnswers } from './page-answers.ts';

export interface ShownPage {
  /** As the page itself says it. */
  title: string;
  /** Whether the page lets search engines list it. */
  isListed: boolean;
  /** Without language prefix. */
  pathname: string;
  search: string;
  /** The words on screen. */
  i18n: I18n;
}

/** The head that the edge would write for the page; null while the store does not tell where the shop's languages are at home. */
function headOf({ title, isListed, pathname, search, i18n }: ShownPage) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<Head | null> => {
    const locale = locales[selectLocaleKey(getState())];
    const match = matchPage(pathname);
    const query = new URLSearchParams(search);
    const [config, words, answers] = await Promise.all([
      dispatch(endpoints.getConfig.initiate(undefined, { subscribe: false })),
      loadHeadWords(i18n),
      match && dispatch(pageAnswers(match, { params: match.params, path: pathname, search: query })),
    ]);
    if (!config.data) return null;
    const { langList } = config.data;
    const site = config.data.head.site_name;
    if (!match || !answers?.record) return { ...emptyHead(site, locale), ...titleOf(words, 'not_found', { site }), title };
    const { read, record } = answers;
    const address = (key: LocaleKey, path: string) => regionalAddress(langList, key, path) ?? new URL(`/${key}${path}`, location.href).href;
    const head = pageHead(
      { match, search: query, site, words, read, record },
      {
        locale,
        base: document.documentElement.dataset['base'] ?? '',
        address,
        file: (path) => new URL(path, address(locale.key, '/')).href,
      },
    );
    return isListed ? head : unlisted(head);
  };
}

/** Writes the tags anew, marked as the edge's own are; that a page is not to be listed it has said itself. */
export function writeHead(page: ShownPage, isShown: () => boolean) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const head = await dispatch(headOf(page));
    if (!head || !isShown()) return;
    for (const [name, attributes] of headTags(head)) {
      if (page.isListed || attributes['name'] !== 'robots') add(document.createElement(name), attributes);
    }
    const data = jsonLdText(head.data);
    if (data === null) return;
    const block = document.createElement('script');
    block.text = dataBlockText(data);
    add(block, { type: 'application/ld+json' });
  };
}

function add(tag: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries({ 'data-edge': '', ...attributes })) tag.setAttribute(key, value);
  document.head.append(tag);
}
