import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { QuoteButton } from '#src/components/quote/QuoteButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** No part for a keyword: what to try, and where else parts are found. */
export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalog');
  // A part that we do not carry can be asked for by its number.
  const isNumber = /^(?=.*\d)\S{3,60}$/.test(keyword);
  return (
    <EmptyState
      title={t('search.none', { keyword })}
      action={
        <>
          <ButtonLink to={buildPath('category')}>{t('search.browse')}</ButtonLink>
          {isNumber ? <QuoteButton tone="quiet" mpn={keyword} quantity={1} /> : null}
        </>
      }
    >
      {t('search.none_text')}
    </EmptyState>
  );
}
