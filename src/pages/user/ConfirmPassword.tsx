import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmPasswordMutation } from '#src/api/account-change.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import type { QuestionProps } from '#src/components/use-gate.tsx';
import { PasswordField } from '#src/components/sign-in/PasswordField.tsx';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';

/** Asks for the password once more, before something that an open window alone must not do. */
export function ConfirmPassword(props: QuestionProps) {
  return (
    <WithWords names={['security', 'user']}>
      <Question {...props} />
    </WithWords>
  );
}

function Question({ onProven, onLeave }: QuestionProps) {
  const { t } = useTranslation('security');
  const form = useId();
  const troubleText = useTroubleText();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [post, { isLoading, error, reset }] = useConfirmPasswordMutation();
  const refusal = isApiError(error) ? error : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '' || isLoading) return;
    const answer = await post({ password });
    if (answer.data) onProven();
  };
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t('confirm.title')}
      actions={
        <>
          <Button onClick={onLeave}>{t('confirm.leave')}</Button>
          <Button type="submit" form={form} tone="primary" busy={isLoading}>
            {t('confirm.submit')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('confirm.lead')}</p>
        <PasswordField
          label={t('confirm.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setMissing(false);
            reset();
          }}
          error={isMissing ? t('confirm.missing') : isWrong(refusal) ? t('confirm.wrong') : undefined}
        />
        {refusal && !isWrong(refusal) ? (
          <Message tone="danger" role="alert">
            {troubleText(refusal)}
          </Message>
        ) : null}
      </form>
    </Dialog>
  );
}

function isWrong(error: ApiError | null): boolean {
  return error?.code === 'invalid_credentials';
}
