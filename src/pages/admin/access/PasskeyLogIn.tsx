import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { useFetchLogInChallengeMutation, useLogInByPasskeyMutation } from '#src/api/admin/admin.ts';
import { keepOperatorSession } from '#src/api/operator-session.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { usePasskey } from '#src/pages/admin/shared/use-passkey.ts';

/** Logs in by a passkey alone. */
export function PasskeyLogIn() {
  const { t } = useTranslation('admin');
  const troubleText = useTroubleText();
  const { ask, isBusy, trouble } = usePasskey();
  const [fetchChallenge] = useFetchLogInChallengeMutation();
  const [post, { isLoading }] = useLogInByPasskeyMutation();
  const [refused, setRefused] = useState<ApiError | null>(null);
  const words: Partial<Record<string, string>> = { invalid_credentials: t('passkey.refused'), account_disabled: t('login.closed') };
  const said = trouble ?? (refused && (words[refused.code] ?? troubleText(refused)));
  const logIn = async () => {
    setRefused(null);
    const { shown, error } = await ask(fetchChallenge, (library, { options }) => library.startAuthentication({ optionsJSON: options }));
    const answer = shown ? await post(shown) : { error };
    if ('data' in answer && answer.data) keepOperatorSession(answer.data.token);
    else if (isApiError(answer.error)) setRefused(answer.error);
  };
  return (
    <>
      <Button size="large" busy={isBusy || isLoading} onClick={() => void logIn()}>
        {t('passkey.log_in')}
      </Button>
      {said ? (
        <Message tone="danger" role="alert">
          {said}
        </Message>
      ) : null}
    </>
  );
}
