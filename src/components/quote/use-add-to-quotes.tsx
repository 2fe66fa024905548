import { useTranslation } from 'react-i18next';
import type { addToRfqList } from '#contract/api/cart.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useAddToRfqListMutation } from '#src/api/cart.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useToast } from '#src/ui/toast-context.ts';

type Item = RequestOf<typeof addToRfqList>['items'][number];

/** Puts one part on the quote list; a toast leads there. Gives the refusal, or null when it is on it. */
export function useAddToQuotes(): { add: (item: Item, mpn: string) => Promise<ApiError | null>; isAdding: boolean } {
  const { t } = useTranslation('buy');
  const toast = useToast();
  const [post, { isLoading }] = useAddToRfqListMutation();
  const add = async (item: Item, mpn: string): Promise<ApiError | null> => {
    const { data, error } = await post({ items: [item] });
    if (!data) return apiErrorOf(error);
    const link = <RouteLink to={buildPath('other-rfqs')}>{t('open_quote_list')}</RouteLink>;
    toast({ text: t('on_quote_list', { mpn }), link });
    return null;
  };
  return { add, isAdding: isLoading };
}
