import { useTranslation } from 'react-i18next';
import { useSaveApiKeyMutation } from '#src/api/account-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormCheckbox, FormField } from '#src/components/sign-in/FormField.tsx';
import { FormPlace } from './setting-style.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { scopesOf } from './api-key-scopes.ts';
import { usePasswordGate } from '#src/pages/account/use-password-gate.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface Values {
  name: string;
  catalog: boolean;
  cart: boolean;
  orders: boolean;
}

/** Names a key and says what it opens. */
export function ApiKeyForm({ onMade, onLeave }: { onMade: (key: string) => void; onLeave: () => void }) {
  const { t } = useTranslation('account');
  const [post] = useSaveApiKeyMutation();
  const { send, dialog } = usePasswordGate();
  const state = useUserForm<Values>({
    schema: async () => (await import('./api-key-schema.ts')).apiKeySchema,
    defaultValues: { name: '', catalog: false, cart: false, orders: false },
    send: async (values) => {
      const answer = await send(() => post({ name: values.name, scopes: scopesOf(values) }));
      if (answer.data) onMade(answer.data.key);
      return answer;
    },
  });
  return (
    <FormPlace>
      <UserForm state={state} title={t('title')} action={t('keys.make')}>
        <FormField name="name" label={t('keys.name')} hint={t('keys.name_hint')} maxLength={40} autoComplete="off" />
        <fieldset>
          <legend>{t('keys.scopes')}</legend>
          <FormCheckbox name="catalog" label={t('scope.catalog')} />
          <FormCheckbox name="cart" label={t('scope.cart')} />
          <FormCheckbox name="orders" label={t('scope.orders')} />
        </fieldset>
      </UserForm>
      <Button tone="quiet" onClick={onLeave}>
        {t('keys.leave')}
      </Button>
      {dialog}
    </FormPlace>
  );
}
