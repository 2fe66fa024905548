import { type ReactNode, useEffect, useRef } from 'react';
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

/** Whoever saved what was refused goes on at the first field that is wrong. */
function useFirstWrongField({ isBusy, trouble }: SaveRowProps['step']) {
  const end = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    const form = end.current?.closest('form');
    const send = () => void (isSent.current = true);
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  }, []);
  useEffect(() => {
    if (!isSent.current || isBusy || trouble === null) return;
    isSent.current = false;
    end.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return end;
}

/** The end of a form: what was wrong, and the button that saves; nothing for who only reads. */
export function SaveRow({ step, label, scope = 'content', children }: SaveRowProps) {
  const mayChange = useMayChange()(scope);
  const end = useFirstWrongField(step);
  if (!mayChange) return null;
  return (
    <>
      <Trouble step={step} />
      <Row ref={end}>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {label}
        </Button>
        {children}
      </Row>
    </>
  );
}
