import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';

export interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** Whether search engines may list the page. */
  index?: boolean;
  /** Leaves the shop's name out, for a title that has it already. */
  bare?: boolean;
}

/** Title, description and robots rule of a page. A browser shows the first title in the document, so the edge's own tags go. */
export function PageHead({ title, description, index = true, bare = false }: PageHeadProps) {
  const { t } = useTranslation();
  const site = useAppSelector(selectSiteName);
  const { pathname } = useLocation();
  useEffect(() => {
    const stale = document.documentElement.dataset['path'];
    const selector = stale === undefined || stale === pathname ? 'title[data-edge], meta[data-edge]' : '[data-edge]';
    document.documentElement.dataset['path'] ??= pathname;
    for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  }, [pathname]);
  return (
    <>
      <title>{withoutSoftHyphens(bare || site === '' ? title : t('common:page_title', { title, site }))}</title>
      {description === undefined ? null : <meta name="description" content={withoutSoftHyphens(description)} />}
      {index ? null : <meta name="robots" content="noindex" />}
    </>
  );
}
