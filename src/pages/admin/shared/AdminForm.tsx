import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { UserForm } from '#src/components/sign-in/use-user-form.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Row, StepForm } from './parts.ts';

interface AdminFormProps<V extends FieldValues> {
  state: UserForm<V>;
  title: string;
  /** Level of the title above the fields; without one the view has a heading of its own before the form. */
  heading?: 'h2' | 'h3' | null;
  /** The verb of the form. */
  action: string;
  children: ReactNode;
  /** What else went wrong, in words. */
  trouble?: string | null;
  isBusy?: boolean;
}

/** One of several forms of a view: summary, fields, what went wrong and the one button. */
export function AdminForm<V extends FieldValues>({
  state,
  title,
  heading: Heading = 'h2',
  action,
  children,
  trouble,
  isBusy = false,
}: AdminFormProps<V>) {
  const troubleText = useTroubleText();
  const { form, submit, problems, attempt, isSending, trouble: refused } = state;
  const said = trouble ?? (refused && troubleText(refused));
  return (
    <FormProvider {...form}>
      <StepForm noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        {Heading === null ? null : <Heading>{title}</Heading>}
        <ErrorSummary problems={problems} attempt={attempt} />
        {children}
        {said ? (
          <Message tone="danger" role="alert">
            {said}
          </Message>
        ) : null}
        <Row>
          <Button type="submit" tone="primary" busy={isSending || isBusy}>
            {action}
          </Button>
        </Row>
      </StepForm>
    </FormProvider>
  );
}
