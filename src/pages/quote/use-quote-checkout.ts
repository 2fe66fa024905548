import { useEffect, useRef } from 'react';
import type { Inquiry } from '#contract/api/quote.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { greatestQuantity } from '#contract/pricing.ts';
import { quoteCache, useAcceptQuoteMutation, usePreviewQuoteQuery } from '#src/api/quote.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useAppDispatch } from '#src/store/store.ts';
import type { Attempt } from '#src/components/checkout/checkout-attempt.ts';
import { chosenPrices, type QuoteChoice, rulesOf } from './quote-choice.ts';
import type { ShortLine } from '#src/components/checkout/trouble.ts';
import { useAskApproval } from '#src/components/checkout/use-ask-approval.ts';
import { useCheckoutOf } from '#src/components/checkout/use-checkout.ts';
import { type CheckoutForm, useCheckoutForm } from '#src/components/checkout/use-checkout-form.ts';
import { type Outcome, settle } from '#src/components/checkout/use-place-order.ts';
import { useFittingChoices, usePreviewDraft } from '#src/components/checkout/use-preview.ts';

export interface QuoteCheckoutProps {
  inquiry: Inquiry;
  quoteKey: string | null;
  choice: QuoteChoice;
  onChoose: (choice: QuoteChoice) => void;
  /** The quote is not as it was when its prices were chosen. */
  onChanged: () => void;
}

type Body = Attempt['bodies'][number];

/** Refusals that mean the quote itself has moved on. */
const moved = new Set(['version_conflict', 'quote_expired', 'state_conflict']);

/** Everything the order of quoted prices does; it shares steps and form with the checkout of the cart. */
export function useQuoteCheckout(props: QuoteCheckoutProps) {
  const { inquiry, quoteKey } = props;
  const checkout = useCheckoutForm();
  useContact(checkout, props);
  const selections = chosenPrices(inquiry, props.choice).map(({ price, quantity }) => ({ quote_line_id: price.quote_line_id, quantity }));
  const draft = usePreviewDraft(checkout);
  const preview = usePreviewQuoteQuery(
    { ...draft, inquiry_no: inquiry.inquiry_no, selections, accessKey: quoteKey ?? undefined },
    { skip: draft === null, refetchOnMountOrArgChange: true },
  );
  useFittingChoices(checkout, preview.data);
  const { place, isPlacing, lost } = useAccept(props, selections);
  const approval = useAskApproval();
  const quote = { inquiry_no: inquiry.inquiry_no, version: inquiry.version, selections };
  const send = (body: Body) => (preview.currentData?.approval ? approval.ask(body, quote) : place(body));
  const shorten = (short: ShortLine[]) => props.onChoose(shorterChoice(props, short));
  const isBusy = isPlacing || approval.isAsking;
  return useCheckoutOf(checkout, { preview, place: send, isPlacing: isBusy, shorten, lost: () => approval.lost() ?? lost() });
}

/** Fills in what the request knows of the customer and nobody has typed yet. */
function useContact({ form: { getValues, setValue } }: CheckoutForm, { inquiry: { contact } }: QuoteCheckoutProps): void {
  useEffect(() => {
    if (getValues('email') === '') setValue('email', contact.email);
    const { line1, city, first_name, last_name } = getValues('shipping_address');
    if ([line1, city, first_name, last_name].some((value) => value !== '')) return;
    setValue('shipping_address.country', contact.country);
    setValue('shipping_address.first_name', contact.first_name);
    setValue('shipping_address.last_name', contact.last_name);
    setValue('shipping_address.company', contact.company ?? '');
    setValue('shipping_address.phone', contact.phone ?? '');
  }, [contact, getValues, setValue]);
}

/** Orders the prices once however often it is tried: a try whose answer was lost keeps its key. */
function useAccept({ inquiry, quoteKey, onChanged }: QuoteCheckoutProps, selections: { quote_line_id: string; quantity: number }[]) {
  const dispatch = useAppDispatch();
  const [post, { isLoading }] = useAcceptQuoteMutation();
  const last = useRef<{ text: string; key: string; body: Body } | null>(null);
  const running = useRef(false);
  const place = async (body: Body): Promise<Outcome | null> => {
    if (running.current) return null;
    running.current = true;
    const { coupon_code: _none, ...asked } = body;
    const request = { ...asked, inquiry_no: inquiry.inquiry_no, version: inquiry.version, selections };
    const text = JSON.stringify(request);
    if (last.current?.text !== text) last.current = { text, key: newAttemptKey(), body };
    const { data, error } = await post({ ...request, accessKey: quoteKey ?? undefined, idempotencyKey: last.current.key });
    running.current = false;
    const outcome = settle(data ? { data } : { error: apiErrorOf(error) });
    if (outcome.kind !== 'refused' || !moved.has(outcome.error.code)) return outcome;
    dispatch(quoteCache.invalidateTags(['Quote']));
    onChanged();
    return null;
  };
  return { place, isPlacing: isLoading, lost: () => last.current?.body };
}

/** The choice with as many pieces as there are; a price that cannot be ordered in that quantity is left out. */
function shorterChoice({ inquiry, choice }: QuoteCheckoutProps, short: readonly ShortLine[]): QuoteChoice {
  const prices = inquiry.lines.flatMap(({ line_id, quotes }) => quotes.map((price) => ({ line_id, price })));
  const changes = short.flatMap(({ line_id: id, available }) => {
    const found = prices.find(({ price }) => price.quote_line_id === id);
    if (!found) return [];
    const quantity = greatestQuantity(rulesOf(found.price), available);
    return [[found.line_id, quantity === 0 ? null : { price: id, quantity }] as const];
  });
  return { ...choice, ...Object.fromEntries(changes) };
}
