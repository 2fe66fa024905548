import { late } from '#src/components/late/late.tsx';
import { type Gate, useGate } from '#src/components/use-gate.tsx';

const ConfirmPassword = late(async () => (await import('./ConfirmPassword.tsx')).ConfirmPassword);

/** For what a log-in alone does not open: asks for the password and goes on. */
export function usePasswordGate(): Gate {
  return useGate('password_required', ConfirmPassword);
}
