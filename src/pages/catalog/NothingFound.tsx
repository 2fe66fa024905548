import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

interface NothingFoundProps {
  keyword: string;
  /** The part number in it that the shop does not have. */
  number: string | null;
  /** The category that was asked for and is empty. */
  category: string | null;
}

/** No part for a keyword: what to try, and where else parts are found. */
export function NothingFound({ keyword, number, category }: NothingFoundProps) {
  const { t } = useTranslation('catalog');
  // A part that we do not carry can be asked for by its number.
  const wanted = number ?? (/^(?=.*\d)\S{3,60}$/.test(keyword) ? keyword : null);
  const reason = number === null ? t('search.none', { keyword }) : t('search.unknown_number', { number });
  return (
    <EmptyState
      title={category === null ? reason : t('search.empty_category', { category })}
      action={
        <>
          <ButtonLink to={buildPath('category')}>{t('search.browse')}</ButtonLink>
          {wanted === null ? null : <QuoteButton tone="quiet" mpn={wanted} quantity={1} />}
        </>
      }
    >
      {t('search.none_text')}
    </EmptyState>
  );
}
