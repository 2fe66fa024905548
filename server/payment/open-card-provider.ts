import type { CardSettings } from '#server/environment.ts';
import type { PaymentProvider } from './provider.ts';

/** The adapter that is set up, and no code of any other. */
export async function openCardProvider(card: CardSettings | null, clock: () => Date): Promise<PaymentProvider | null> {
  if (card === null) return null;
  if (card.provider === 'sandbox') {
    const { sandboxProvider } = await import('./sandbox-provider.ts');
    return sandboxProvider(clock);
  }
  const { stripeProvider } = await import('./stripe-provider.ts');
  return stripeProvider(card);
}
