import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppDispatch, useAppSelector } from '#src/store/store.ts';

export interface PageHeadProps {
  title: string;
  /** Whether search engines may list the page. */
  index?: boolean;
  /** Of a list that has several. */
  page?: number;
}

/** Title of a page, and whether it may be listed. A browser shows the first title in the document, so of the edge's tags those go that the page has itself. */
export function PageHead({ title, index = true, page = 1 }: PageHeadProps) {
  const { t, i18n } = useTranslation();
  const site = useAppSelector(selectSiteName);
  const named = page === 1 ? title : t('common:page_title', { title, site: t('common:page_number', { page }) });
  const full = withoutSoftHyphens(site === '' ? named : t('common:page_title', { title: named, site }));
  useEdgeTags(full, index, i18n);
  return (
    <>
      <title>{full}</title>
      {index ? null : <meta name="robots" content="noindex" />}
    </>
  );
}

/** Keeps the edge's tags as long as its page is shown, and writes those of each later page. */
function useEdgeTags(title: string, isListed: boolean, i18n: I18n): void {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const address = pathname + search;
    dataset['path'] ??= address;
    const isFirst = dataset['path'] === address;
    const own = ['title', 'meta[name=error]'];
    if (!isListed) own.push('meta[name=robots]');
    const replaced = isFirst ? own.map((tag) => `${tag}[data-edge]`).join() : '[data-edge]';
    for (const tag of document.head.querySelectorAll(replaced)) tag.remove();
    if (isFirst) return undefined;
    dataset['path'] = ''; // the edge's tags are gone, even where the visitor comes back
    let isShown = true;
    import('./write-head.ts')
      .then(({ writeHead }) => dispatch(writeHead({ title, isListed, pathname, search, i18n }, () => isShown)))
      .catch(() => {}); // a build that is gone: the next navigation loads the new one
    return () => {
      isShown = false;
    };
  }, [pathname, search, title, isListed, i18n, dispatch]);
}
