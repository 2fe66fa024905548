import { type FormEvent, use, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { useConfirmByCodeMutation, useConfirmByPasskeyMutation, useFetchConfirmChallengeMutation } from '#src/api/admin/admin.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import type { QuestionProps } from '#src/components/use-gate.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { MeContext } from './me.ts';
import { usePasskey } from './use-passkey.ts';

/** Asks for a code or a passkey once more, before something that an open window alone must not do. */
export function ConfirmFactor(props: QuestionProps) {
  return (
    <WithWords names={['security']}>
      <Question {...props} />
    </WithWords>
  );
}

function Question({ onProven, onLeave }: QuestionProps) {
  const { t } = useTranslation(['admin', 'security', 'user']);
  const me = use(MeContext);
  const form = useId();
  const troubleText = useTroubleText();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [postCode, byCode] = useConfirmByCodeMutation();
  const [postPasskey, byPasskey] = useConfirmByPasskeyMutation();
  const [fetchChallenge] = useFetchConfirmChallengeMutation();
  const { ask, isBusy, trouble } = usePasskey();
  const [unasked, setUnasked] = useState<unknown>(null);
  const isWrong = isApiError(byCode.error) && byCode.error.code === 'invalid_credentials';
  const field = useRef<HTMLInputElement>(null);
  const problem = isMissing ? t('user:required.code') : isWrong ? t('admin:factor.wrong') : undefined;
  // Whoever pressed the button is there, and has to type.
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    byPasskey.reset();
    if (code.trim() === '' || byCode.isLoading) return;
    const answer = await postCode({ code });
    if (answer.data) onProven();
  };
  const show = async () => {
    byCode.reset();
    setMissing(false);
    const { shown, error } = await ask(fetchChallenge, (library, { options }) => library.startAuthentication({ optionsJSON: options }));
    setUnasked(error);
    if (shown && (await postPasskey(shown)).data) onProven();
  };
  const other = [unasked, byPasskey.error, isWrong ? null : byCode.error].find(isApiError);
  const refused = other?.code === 'invalid_credentials' ? t('admin:passkey.refused') : other && troubleText(other);
  const said = trouble ?? refused;
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t('admin:factor.title')}
      actions={
        <>
          <Button onClick={onLeave}>{t('security:confirm.leave')}</Button>
          {me && me.passkeys > 0 ? (
            <Button busy={isBusy || byPasskey.isLoading} onClick={() => void show()}>
              {t('admin:passkey.use')}
            </Button>
          ) : null}
          <Button type="submit" form={form} tone="primary" busy={byCode.isLoading}>
            {t('security:confirm.submit')}
          </Button>
        </>
      }
    >
      <DialogForm id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('admin:factor.lead')}</p>
        <TextField
          ref={field}
          label={t('admin:login.code')}
          hint={t('admin:login.code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(false);
            byCode.reset();
          }}
          error={problem}
        />
        {said ? (
          <Message tone="danger" role="alert">
            {said}
          </Message>
        ) : null}
      </DialogForm>
    </Dialog>
  );
}
