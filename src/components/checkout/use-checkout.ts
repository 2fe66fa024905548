import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CurrencyCode } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { selectReferrer } from '#src/store/visitor-selectors.ts';
import { useAppSelector } from '#src/store/store.ts';
import { accessHash, keepAccessKey } from '#src/components/order/order-access.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { type Attempt, readAttempt } from './checkout-attempt.ts';
import { clearDraft } from './checkout-draft.ts';
import { isFieldPath } from './checkout-fields.ts';
import { steps } from './checkout-steps.ts';
import { orderRequest } from './checkout-values.ts';
import { useCheckoutIssueText } from './checkout-words.ts';
import { readTrouble, type ShortLine, stepOf, type Trouble } from './trouble.ts';
import { type CheckoutForm, useCheckoutForm } from './use-checkout-form.ts';
import { useAskApproval } from './use-ask-approval.ts';
import { useCardPayment } from './use-card-payment.ts';
import { type Outcome, usePlaceOrder } from './use-place-order.ts';
import { type Preview, usePreview } from './use-preview.ts';

type Body = Attempt['bodies'][number];

/** What is ordered: the cart, or the prices of a quote. */
export interface CheckoutGoods {
  preview: Preview;
  /** Gives null while the same order is already on its way, or when it took care of the outcome itself. */
  place: (body: Body) => Promise<Outcome | null>;
  isPlacing: boolean;
  /** Chooses only as many pieces as there are, where the checkout itself does not ask what to do. */
  shorten?: (short: ShortLine[]) => void;
  /** An order whose answer was lost. */
  lost: () => Body | undefined;
}

/** Everything the checkout page does; the page itself only shows it. */
export function useCheckout() {
  const checkout = useCheckoutForm();
  const preview = usePreview(checkout);
  const { place, isPlacing } = usePlaceOrder();
  // The page remembers the password that goes with the order; after a reload nobody does.
  const last = useRef<Body | null>(null);
  const approval = useAskApproval();
  const send = (body: Body) => {
    last.current = body;
    return preview.currentData?.approval ? approval.ask(body) : place(body);
  };
  const lost = () =>
    approval.lost() ?? (readAttempt(sessionStorage) ? (last.current ?? readAttempt(sessionStorage)?.bodies.at(-1)) : undefined);
  return useCheckoutOf(checkout, { preview, place: send, isPlacing: isPlacing || approval.isAsking, lost });
}

/** The steps of ordering some goods. */
export function useCheckoutOf(checkout: CheckoutForm, goods: CheckoutGoods) {
  const { form, forms, step, go } = checkout;
  const { preview, place, isPlacing, shorten } = goods;
  const card = useCardPayment();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPlaced, setPlaced] = useState(false);
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const toast = useToast();
  const referrer = useAppSelector(selectReferrer);
  const issueText = useCheckoutIssueText(forms);

  /** Puts the server's findings on the inputs and goes to their step; false when there is nothing to put right there. */
  const showFieldErrors = ({ code, fields = {}, message, ...rest }: ApiError): boolean => {
    const target = stepOf({ code, fields, message, ...rest });
    if (target === null) return false;
    for (const [path, [first]] of Object.entries(fields)) {
      if (!first || !isFieldPath(path)) continue;
      form.setError(path, { type: 'server', message: issueText(path, first, first.message) });
    }
    if (code === 'tax_id_invalid' && Object.keys(fields).length === 0) form.setError('shipping_address.tax_id', { message });
    if (code === 'password_rejected') form.setError('account_password', { message });
    if (code === 'shipping_unavailable') form.setError('shipping_code', { message });
    if (code === 'payment_unavailable' || code === 'credit_limit') form.setError('payment_method', { message });
    go(target);
    setAttempt((count) => count + 1);
    return true;
  };

  const send = async (body: Body) => {
    const outcome = await place(body);
    if (!outcome) return;
    if (outcome.kind === 'placed') {
      const { order, access_key: key } = outcome.placed;
      setPlaced(true);
      if (body.create_account) toast({ text: t('new_account.asked') });
      clearDraft(sessionStorage);
      if (key !== null) keepAccessKey(order.order_no, key, localStorage);
      // From here the buyer goes on to the page of the payment service; where that fails, the pay page offers it again.
      if (order.payment.kind === 'redirect' && outcome.placed.next === 'pay' && (await card.start(order.order_no, key))) return;
      const page = outcome.placed.next === 'pay' ? buildPath('order-orderPay') : buildPath('order-successful');
      await navigate(`${page}?order_no=${order.order_no}${accessHash(key)}`, { replace: true });
      return;
    }
    if (outcome.kind === 'open') {
      setTrouble({ kind: 'open', error: outcome.error });
      return;
    }
    void preview.refetch();
    // The stock is not what the buyer decided on.
    if (outcome.error.code === 'insufficient_stock') form.setValue('shortage', '');
    setTrouble(showFieldErrors(outcome.error) ? null : readTrouble(outcome.error, body.expected_total));
  };

  /** Tries the very order again whose answer was lost, whatever the page shows by now. */
  const retry = async () => {
    const lost = goods.lost();
    if (lost) await send(lost);
  };

  const submit = form.handleSubmit(
    async (values) => {
      // While the order is worked out anew, the buyer answers to what the page still shows.
      const shortages = (preview.currentData ?? preview.data)?.shortages ?? [];
      if (step !== 'address' && shortages.length > 0 && values.shortage === '') {
        form.setError('shortage', { message: t('required.shortage') });
        setAttempt((count) => count + 1);
        return;
      }
      if (step !== 'review') {
        const next = steps[steps.indexOf(step ?? 'address') + 1];
        if (next) go(next);
        return;
      }
      const totals = preview.currentData?.totals;
      if (!totals) return;
      setTrouble(null);
      const currency = totals.currency as CurrencyCode; // the server prices in listed currencies only
      await send(orderRequest(values, forms, { total: totals.total, currency, referrer, shortages }));
    },
    () => setAttempt((count) => count + 1),
  );

  const acceptStock = (short: ShortLine[]) => {
    shorten?.(short);
    setTrouble(null);
  };

  return {
    ...checkout,
    preview,
    submit,
    trouble,
    retry,
    settle: () => setTrouble(null),
    acceptStock: shorten ? acceptStock : null,
    isBusy: isPlacing,
    isPlacing: isPlacing || isPlaced,
    /** The order is placed and its page is on the way. */
    isPlaced,
    attempt,
    title: t('title'),
  };
}
