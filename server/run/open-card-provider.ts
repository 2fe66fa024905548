import type { CardSettings } from './environment.ts';
import type { PaymentProvider } from '#server/kernel/payment-provider.ts';

/** The adapter that is set up, and no code of any other. */
export async function openCardProvider(card: CardSettings | null, clock: () => Date): Promise<PaymentProvider | null> {
  if (card === null) return null;
  if (card.provider === 'sandbox') {
    const { sandboxProvider } = await import('#server/payment/sandbox-provider.ts');
    return sandboxProvider(clock);
  }
  const { stripeProvider } = await import('#server/payment/stripe-provider.ts');
  return stripeProvider(card);
}
