import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import { useGetPageQuery } from '#src/api/content.ts';
import { endpoints } from '#src/api/visitor.ts';
import { LanguageNote } from '#src/components/language/LanguageNote.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { Prose } from '#src/components/Prose.tsx';
import { FeedbackForm } from '#src/components/write/FeedbackForm.tsx';
import { useAppDispatch } from '#src/store/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';

/** How to reach the operator: their own words, what the site's configuration holds, nothing made up; and a form that needs none of it. */
export function Component() {
  const { t } = useTranslation(['about', 'feedback']);
  const dispatch = useAppDispatch();
  // Content of an operator that has no such page leaves the rest as it is.
  const { currentData: page, isLoading } = useGetPageQuery({ code: 'contactUs' });
  const title = page?.title ?? t('about:contact_title');
  const { data, error } = endpoints.getConfig.useQueryState(); // the start-up asks for it
  const retry = () => void dispatch(endpoints.getConfig.initiate(undefined, { forceRefetch: true }));
  return (
    <Wrap>
      <Column>
        <h1 lang={page?.language}>{title}</h1>
        {page ? <Words page={page} /> : null}
        {isLoading ? <Skeleton $height="16rem" /> : null}
        {data ? <Details site={data.site} /> : null}
        {error && !data ? <LoadError error={error} onRetry={retry} /> : null}
        {data || error ? null : <Skeleton $height="8rem" />}
        <FeedbackForm short pageTitle={title} heading={t('feedback:contact.title')} />
      </Column>
    </Wrap>
  );
}

function Words({ page: { summary, body, language } }: { page: ResponseOf<typeof getPage> }) {
  return (
    <>
      <Lead lang={language}>{summary}</Lead>
      <LanguageNote language={language} />
      <Prose html={body} language={language} />
    </>
  );
}

function Details({ site }: { site: SiteConfig['site'] }) {
  const { t } = useTranslation('about');
  const rows: [label: string, value: ReactNode][] = [
    [t('company'), site.company],
    [t('address'), site.address],
    [t('email'), site.email && <a href={`mailto:${site.email}`}>{site.email}</a>],
    [t('phone'), site.phone && <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>],
    [t('hours'), site.hours],
    [t('directions'), site.directions],
    [t('tax_id'), site.tax_id],
    [t('elsewhere'), site.social.length > 0 ? <Profiles links={site.social} /> : null],
  ];
  const known = rows.filter(([, value]) => Boolean(value));
  if (known.length === 0) return <EmptyState title={t('none_title')}>{t('none_text')}</EmptyState>;
  return (
    <List>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

function Profiles({ links }: { links: SiteConfig['site']['social'] }) {
  return (
    <ul>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  max-width: ${theme.layout.prose};
  padding-block: ${pageTop} ${theme.space['6']};
`;

const Lead = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.lead};
`;

const List = styled.dl`
  display: grid;
  gap: ${theme.space['4']};
  dt {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
  }
  dd {
    white-space: pre-line;
  }
`;
