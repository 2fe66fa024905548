import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isServerTrouble } from '#src/api/api-error.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import type { UserForm as State } from './use-user-form.ts';
import { useTroubleText } from './user-words.ts';

interface UserFormProps<V extends FieldValues> {
  state: State<V>;
  /** Title of the page, which tells about errors too. */
  title: string;
  /** The verb of the form. */
  action: string;
  children: ReactNode;
  /** Stands for the plain words about trouble, where a form can do more. */
  trouble?: ReactNode;
}

/** Summary, fields, what went wrong and the one button. */
export function UserForm<V extends FieldValues>({ state, title, action, children, trouble }: UserFormProps<V>) {
  const { t } = useTranslation();
  const { form, submit, problems, attempt, hasErrors, isSending } = state;
  return (
    <FormProvider {...form}>
      <PageHead title={hasErrors ? t('common:error_title', { title }) : title} index={false} />
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems} attempt={attempt} />
        {children}
        {trouble ?? <Trouble state={state} />}
        <Button type="submit" tone="primary" size="large" busy={isSending}>
          {action}
        </Button>
      </Form>
    </FormProvider>
  );
}

function Trouble<V extends FieldValues>({ state: { trouble, isSending } }: { state: State<V> }) {
  const { t } = useTranslation();
  const troubleText = useTroubleText();
  if (!trouble) return null;
  const again = (
    <Button type="submit" busy={isSending}>
      {t('common:try_again')}
    </Button>
  );
  return (
    <Message tone="danger" role="alert" {...(isServerTrouble(trouble) && { action: again })}>
      {troubleText(trouble)}
    </Message>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
`;
