import type { ReactNode } from 'react';
import type { OperatorMe } from '#contract/api/admin/people.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMayChange } from './me.ts';
import { Row } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import type { Step } from './use-step.ts';

interface SaveRowProps {
  step: Pick<Step, 'isBusy' | 'trouble'>;
  label: string;
  /** What the change asks for. */
  scope?: OperatorMe['scopes'][number];
  children?: ReactNode;
}

/** The end of a form: what was wrong, and the button that saves; nothing for who only reads. */
export function SaveRow({ step, label, scope = 'content', children }: SaveRowProps) {
  const mayChange = useMayChange()(scope);
  if (!mayChange) return null;
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {label}
        </Button>
        {children}
      </Row>
    </>
  );
}
