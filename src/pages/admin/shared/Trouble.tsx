import { Message } from '#src/ui/Message.tsx';
import type { Step } from './use-step.ts';

/** What the store said against a change. */
export function Trouble({ step: { trouble } }: { step: Pick<Step, 'trouble'> }) {
  return trouble === null ? null : (
    <Message tone="danger" role="alert">
      <p>{trouble}</p>
    </Message>
  );
}
