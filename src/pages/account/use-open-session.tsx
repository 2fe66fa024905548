import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { LoggedIn } from '#contract/api/account.ts';
import { returnPath } from '#src/components/account/return-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { sessionOpened } from '#src/store/session.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { useToast } from '#src/ui/toast-context.ts';

/** What became of the lines that the visitor chose as a guest; null when there were none. */
function useMergedText(): (answer: LoggedIn) => ReactNode {
  const { t } = useTranslation('user');
  const { series } = useFormat();
  return ({ merged: { cart, rfq }, results }) => {
    const parts = series(results.map(({ mpn }) => mpn));
    const sentences = [
      ...(cart > 0 ? [t('merged.cart', { count: cart })] : []),
      ...(rfq > 0 ? [t('merged.rfq', { count: rfq })] : []),
      ...(results.length > 0 ? [t('merged.no_room', { count: results.length, parts })] : []),
    ];
    return sentences.length === 0 ? null : sentences.map((text) => <p key={text}>{text}</p>);
  };
}

/** Takes what a log-in answered, says what happened to the guest's cart and leads to where the visitor wanted to go. */
export function useOpenSession(): (answer: LoggedIn, isKept: boolean) => Promise<void> {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const navigate = useNavigate();
  const mergedText = useMergedText();
  const { t } = useTranslation('user');
  const [search] = useSearchParams();
  return async (answer, isKept) => {
    dispatch(sessionOpened(answer, isKept));
    const text = mergedText(answer);
    if (answer.kept) toast({ text: t('login.kept') });
    if (text !== null) toast({ text });
    await navigate(returnPath(search.get('redirect')), { replace: true });
  };
}
