import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { theme } from '#src/ui/theme.ts';

interface NothingFoundProps {
  keyword: string;
  /** The part number in it that the shop does not have. */
  number: string | null;
  /** The category that was asked for and is empty. */
  category: string | null;
  /** Kinds of part that the keyword names. */
  near: readonly { web_url: string; name: string }[];
}

/** No part for a keyword: what to try, and where else parts are found. */
export function NothingFound({ keyword, number, category, near }: NothingFoundProps) {
  const { t } = useTranslation('catalog');
  // A part that we do not carry can be asked for by its number.
  const wanted = number ?? (/^(?=.*\d)\S{3,60}$/.test(keyword) ? keyword : null);
  const reason = number === null ? t('search.none', { keyword }) : t('search.unknown_number', { number });
  return (
    <EmptyState
      title={category === null ? reason : t('search.empty_category', { category })}
      action={
        <>
          {near.length === 0 ? null : (
            <Near aria-label={t('search.see_also')}>
              <span aria-hidden="true">{t('search.see_also')}</span>
              {near.map(({ web_url, name }) => (
                <RouteLink key={web_url} to={categoryPath(web_url)}>
                  {name}
                </RouteLink>
              ))}
            </Near>
          )}
          <ButtonLink to={buildPath('category')}>{t('search.browse')}</ButtonLink>
          {wanted === null ? null : <QuoteButton tone="quiet" mpn={wanted} quantity={1} />}
        </>
      }
    >
      {t('search.none_text')}
    </EmptyState>
  );
}

const Near = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space['1']} ${theme.space['3']};
  padding-block-start: ${theme.space['3']};
  a {
    font-weight: ${theme.weight.semibold};
  }
`;
