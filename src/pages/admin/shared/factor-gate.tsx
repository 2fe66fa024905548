import { createContext, type ReactNode } from 'react';
import { late } from '#src/components/late/late.tsx';
import { type SendThroughGate, useGate } from '#src/components/use-gate.tsx';

const ConfirmFactor = late(async () => (await import('./ConfirmFactor.tsx')).ConfirmFactor);

/** Sends what may ask for a fresh second factor. */
export const FactorContext = createContext<SendThroughGate>(async (command) => command());

/** Asks for the second factor wherever something inside needs it. */
export function FactorGate({ children }: { children: ReactNode }) {
  const { send, dialog } = useGate('factor_required', ConfirmFactor);
  return (
    <FactorContext value={send}>
      {children}
      {dialog}
    </FactorContext>
  );
}
