import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { foundContentRequest } from '#contract/requests/found-content-request.ts';
import { useSearchContentQuery } from '#src/api/catalog.ts';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Tag } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

const place = 'found-content';

/** The way down to what a search finds beside parts. */
export function ContentCount({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const { data } = useSearchContentQuery(foundContentRequest(keyword));
  if (!data || data.total === 0) return null;
  return <a href={`#${place}`}>{t('search.content_count', { number: integer(data.total) })}</a>;
}

/** Articles, guides and pages with the words of a search: the best of them, the others on demand. */
export function FoundContent({ keyword }: { keyword: string }) {
  const { t } = useTranslation(['catalog', 'common']);
  const [isWhole, setWhole] = useState(false);
  const first = useSearchContentQuery(foundContentRequest(keyword));
  const whole = useSearchContentQuery(foundContentRequest(keyword, true), { skip: !isWhole });
  const data = whole.data ?? first.data;
  if (!data || data.total === 0) return null;
  const more = Math.min(data.total, foundContentRequest(keyword, true).page_size) - data.list.length;
  return (
    <Section aria-labelledby={place}>
      <h2 id={place} tabIndex={-1}>
        {t('common:search.content')}
      </h2>
      <ul>
        {data.list.map(({ kind, title, summary, path, language }) => (
          <li key={path}>
            <Tags>
              <Tag>{t(`common:search.kinds.${kind}`)}</Tag>
              <LanguageMark language={language} />
            </Tags>
            <h3 lang={language}>
              <RouteLink to={path}>{title}</RouteLink>
            </h3>
            <p lang={language}>{summary}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button busy={whole.isFetching} onClick={() => setWhole(true)}>
          {t('show_more', { count: more })}
        </Button>
      ) : null}
    </Section>
  );
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
`;

const Section = styled.section`
  padding-block: ${theme.space['4']} ${theme.space['8']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  h2 {
    scroll-margin-block-start: calc(${theme.size.headerRow} + ${theme.space['4']});
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
    gap: ${theme.space['5']} ${theme.space['8']};
    padding-block: ${theme.space['4']};
  }
  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${theme.space['1']};
    overflow-wrap: anywhere;
  }
  h3 {
    font: ${theme.type.h3};
  }
  p {
    color: ${theme.color.text.secondary};
    font: ${theme.type.dense};
  }
`;
