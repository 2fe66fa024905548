import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmPasswordMutation } from '#src/api/account-change.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';
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
  const field = useRef<HTMLInputElement>(null);
  const problem = isMissing ? t('confirm.missing') : isWrong(refusal) ? t('confirm.wrong') : undefined;
  // Whoever pressed the button is there, and has to type.
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
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
      <DialogForm id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('confirm.lead')}</p>
        <PasswordField
          ref={field}
          label={t('confirm.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setMissing(false);
            reset();
          }}
          error={problem}
        />
        {refusal && !isWrong(refusal) ? (
          <Message tone="danger" role="alert">
            {troubleText(refusal)}
          </Message>
        ) : null}
      </DialogForm>
    </Dialog>
  );
}

function isWrong(error: ApiError | null): boolean {
  return error?.code === 'invalid_credentials';
}
