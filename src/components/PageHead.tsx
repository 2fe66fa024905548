import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { selectConfig, selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectLocaleKey } from '#src/store/visitor.ts';

export interface PageHeadProps {
  title: string;
  description?: string | undefined;
  /** Whether search engines may list the page. */
  index?: boolean;
}

/** Title, description and robots rule of a page. A browser shows the first title in the document, so the edge's own tags go; those that tell what only the server knows go with the first page. */
export function PageHead({ title, description = '', index = true }: PageHeadProps) {
  const { t } = useTranslation();
  const site = useAppSelector(selectSiteName);
  const full = withoutSoftHyphens(site === '' ? title : t('common:page_title', { title, site }));
  const text = withoutSoftHyphens(description);
  useEdgeTags(full, text, index);
  return (
    <>
      <title>{full}</title>
      {text === '' ? null : <meta name="description" content={text} />}
      {index ? null : <meta name="robots" content="noindex" />}
    </>
  );
}

/** Keeps the server's tags as long as its page is shown, and writes those of each later page. */
function useEdgeTags(title: string, description: string, index: boolean): void {
  const { pathname, search } = useLocation();
  const site = useAppSelector(selectSiteName);
  const locale = useAppSelector(selectLocaleKey);
  const langList = useAppSelector(selectConfig)?.langList;
  useEffect(() => {
    const { dataset } = document.documentElement;
    const address = pathname + search;
    dataset['path'] ??= address;
    const isFirst = dataset['path'] === address;
    const own = ['title', 'meta[name=robots]', 'meta[name=error]', ...(description === '' ? [] : ['meta[name=description]'])];
    const replaced = isFirst ? own.map((tag) => `${tag}[data-edge]`).join() : '[data-edge]';
    for (const tag of document.head.querySelectorAll(replaced)) tag.remove();
    if (isFirst) return undefined;
    dataset['path'] = ''; // the server's tags are gone, even where the visitor comes back
    let isLeft = false;
    void import('./write-head.ts').then(
      ({ writeHead }) => {
        if (!isLeft && langList) writeHead({ title, description, site, locale, langList, listed: index ? { pathname, search } : null });
      },
      () => {}, // a build that is gone: the next navigation loads the new one
    );
    return () => {
      isLeft = true;
    };
  }, [pathname, search, title, description, index, site, locale, langList]);
}
