import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';

/** A form's one address, without the form library and its schemas, which would weigh on a first view: the browser sees most slips, the shop the rest. */
export function useEmailEntry({ error, reset }: { error?: unknown; reset: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isRefused = isApiError(error) && Boolean(error.fields?.['email']);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setEmail(target.value);
    if (isWrong) setWrong(!target.validity.valid);
    if (isRefused) reset();
  };
  /** Whether the form can be sent; its field says why not. */
  const check = (form: HTMLFormElement) => {
    const isValid = form.checkValidity();
    setWrong(!isValid);
    return isValid;
  };
  return {
    email,
    check,
    /** The call failed for another reason than the address. */
    hasFailed: Boolean(error) && !isRefused,
    field: {
      type: 'email',
      name: 'email',
      autoComplete: 'email',
      required: true,
      value: email,
      error: isWrong || isRefused ? t('validation:email') : undefined,
      onChange: change,
    },
  };
}
