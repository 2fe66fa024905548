import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { getFriendlyLinks } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useGetFriendlyLinksQuery } from '#src/api/content.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { LogoPicture } from '#src/components/LogoPicture.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { PageFrame, RailColumns, PageIntro } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { LinkForm } from './LinkForm.tsx';

type LinkGroup = ResponseOf<typeof getFriendlyLinks>['groups'][number];

/** Other sites, and a way to propose one. */
export function Component() {
  const { t } = useTranslation('links');
  return (
    <PageFrame>
      <PageIntro>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </PageIntro>
      <RailColumns>
        <Links />
        <LinkForm />
      </RailColumns>
    </PageFrame>
  );
}

function Links() {
  const { t } = useTranslation('links');
  const { data, error, refetch } = useGetFriendlyLinksQuery();
  if (data?.groups.length === 0) return <EmptyState title={t('list.empty_title')}>{t('list.empty_text')}</EmptyState>;
  return (
    <Groups>
      {error && !data ? <LoadError error={error} title={t('list.load_failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="16rem" />}
      {data?.groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </Groups>
  );
}

function Group({ group: { name, links } }: { group: LinkGroup }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <List>
        {links.map(({ title, url, logo, description }) => (
          <li key={url}>
            {logo ? <LogoPicture image={logo} sizes="10rem" alt="" /> : null}
            {/* Proposed by somebody: search engines should not take it for the shop's own word. */}
            <a href={url} rel="noopener ugc">
              {title}
            </a>
            <Address>{new URL(url).host}</Address>
            {description === null ? null : <p>{description}</p>}
          </li>
        ))}
      </List>
    </section>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['6']};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${theme.space['5']} ${theme.space['6']};
  margin-block-start: ${theme.space['3']};
  overflow-wrap: anywhere;
  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space['1']};
  }
`;

const Address = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.small};
`;
