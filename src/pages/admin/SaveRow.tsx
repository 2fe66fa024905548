import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useMayChange } from './me.ts';
import { Row } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import type { Step } from './use-step.ts';

/** The end of a form of the site: what was wrong, and the button that saves; nothing for who only reads. */
export function SaveRow({ step, label, children }: { step: Step; label: string; children?: ReactNode }) {
  const mayChange = useMayChange()('content');
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
