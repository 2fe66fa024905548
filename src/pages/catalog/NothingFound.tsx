import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** No part for a keyword: what to try, and where else parts are found. */
export function NothingFound({ keyword }: { keyword: string }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      title={t('search.none', { keyword })}
      action={
        <>
          <ButtonLink to={buildPath('category')}>{t('search.browse')}</ButtonLink>
          <ButtonLink to={buildPath('about-contactUs')} tone="quiet">
            {t('search.ask')}
          </ButtonLink>
        </>
      }
    >
      {t('search.none_text')}
    </EmptyState>
  );
}
