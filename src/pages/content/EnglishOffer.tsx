import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { listSearch, readListRequest } from '#contract/requests/list-request.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

/** Below a list in another language: the way to what is written in English alone, and back. */
export function EnglishOffer({ count }: { count: number }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { page: _page, with_english: isShown, ...request } = readListRequest(search);
  if (count === 0) return null;
  const to = `${pathname}${listSearch(isShown ? request : { ...request, with_english: '1' })}`;
  return (
    <Line>
      <RouteLink to={to}>{isShown ? t('hide_english') : t('show_english', { count, number: integer(count) })}</RouteLink>
    </Line>
  );
}

const Line = styled.p`
  padding-block: ${theme.space['6']};
`;
