import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { returnCache, useCancelReturnMutation } from '#src/api/returns.ts';
import { useAppDispatch } from '#src/store/store.ts';

/** Takes a return back; the order is looked at anew when the shop has moved it meanwhile. */
export function useCancelReturn(order_no: string, return_no: string, orderKey: string | null) {
  const { t } = useTranslation('returns');
  const dispatch = useAppDispatch();
  const [send, { isLoading, error }] = useCancelReturnMutation();
  const isRefused = isApiError(error) && error.code === 'state_conflict';
  const cancel = async () => {
    const answer = await send({ order_no, return_no, accessKey: orderKey ?? undefined });
    if (answer.error) dispatch(returnCache.invalidateTags(['Order']));
  };
  return { cancel, isBusy: isLoading, trouble: error ? t(isRefused ? 'form.changed' : 'cancel.failed') : null };
}
