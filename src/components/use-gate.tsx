import { type ReactNode, useState } from 'react';
import type { ErrorCode } from '#contract/api/error.ts';
import { isApiError } from '#src/api/api-error.ts';
import type { Late } from './late/late.tsx';

/** What a command answers, as RTK Query gives it. */
interface Answer {
  error?: unknown;
}

/** Sends a command; one that is refused until something is proven is sent once more after that, else its refusal stands. */
export type SendThroughGate = <A extends Answer>(command: () => PromiseLike<A>) => Promise<A>;

export interface Gate {
  send: SendThroughGate;
  /** Asks for the proof; to be drawn outside of other forms. */
  dialog: ReactNode;
}

export interface QuestionProps {
  onProven: () => void;
  onLeave: () => void;
}

/** For what a log-in alone does not open: where the store answers with `code`, asks and goes on. */
export function useGate(code: ErrorCode, Question: Late<QuestionProps>): Gate {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void } | null>(null);
  const ask = () => new Promise<boolean>((answer) => setAsked({ answer }));
  return {
    send: async (command) => {
      const first = await command();
      if (!isApiError(first.error) || first.error.code !== code) return first;
      const isProven = await ask();
      setAsked(null);
      return isProven ? command() : first;
    },
    dialog: asked && <Question onProven={() => asked.answer(true)} onLeave={() => asked.answer(false)} />,
  };
}
