import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isApiError } from '#src/api/api-error.ts';

const ConfirmPassword = lazy(async () => ({ default: (await import('./ConfirmPassword.tsx')).ConfirmPassword }));

/** What a command answers, as RTK Query gives it. */
interface Answer {
  error?: unknown;
}

export interface PasswordGate {
  /** Sends a command; one that wants the password again is sent once more after it was given, else its refusal stands. */
  send: <A extends Answer>(command: () => PromiseLike<A>) => Promise<A>;
  /** Asks for the password; to be drawn outside of other forms. */
  dialog: ReactNode;
}

/** For what a log-in alone does not open: asks for the password and goes on. */
export function usePasswordGate(): PasswordGate {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  const ask = () => new Promise<boolean>((answer) => setAsked({ answer }));
  return {
    send: async (command) => {
      const first = await command();
      if (!isApiError(first.error) || first.error.code !== 'password_required') return first;
      const isProven = await ask();
      setAsked(null);
      return isProven ? command() : first;
    },
    dialog: asked && (
      <Suspense>
        <ConfirmPassword onProven={() => asked.answer(true)} onLeave={() => asked.answer(false)} />
      </Suspense>
    ),
  };
}
