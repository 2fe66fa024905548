import { type ReactNode, useId } from 'react';
import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { WriteForm as State, WriteValues } from './use-write-form.ts';

interface Props<V extends WriteValues> {
  state: State<V>;
  heading: string;
  /** Title of the page, which tells about errors too. */
  pageTitle: string;
  /** The verb of the form, and the words while it is sent. */
  action: string;
  sending: string;
  children: ReactNode;
}

/** Summary, fields, the trap, what went wrong and the one button. */
export function WriteForm<V extends WriteValues>({ state, heading, pageTitle, action, sending, children }: Props<V>) {
  const { t } = useTranslation(['feedback', 'common']);
  const { form, submit, problems, attempt, trouble, isSending } = state;
  const id = useId();
  const title = problems.length > 0 ? t('common:error_title', { title: pageTitle }) : pageTitle;
  return (
    <Panel as="form" noValidate aria-labelledby={id} onSubmit={(event: React.FormEvent) => void submit(event)}>
      <PageHead title={title} />
      <Fields>
        <h2 id={id}>{heading}</h2>
        <ErrorSummary problems={problems} attempt={attempt} />
        {children}
        <VisuallyHidden as="div" aria-hidden="true">
          <label>
            {t('form.trap')}
            {/* every such form has the field */}
            <input {...form.register('website' as Path<V>)} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        {trouble === null ? null : (
          <Message tone="danger" role="alert">
            {trouble}
          </Message>
        )}
        <Button type="submit" tone="primary" size="large" busy={isSending}>
          {isSending ? sending : action}
        </Button>
      </Fields>
    </Panel>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
`;
