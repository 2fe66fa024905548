import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { saveApiKeyRequest } from '#contract/api/api-key.ts';
import { type ApiScope, apiScopes } from '#contract/api/endpoint.ts';
import { failsAs } from '#contract/api/fields.ts';
import { useSaveApiKeyMutation } from '#src/api/account-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormCheckbox, FormField } from '#src/components/sign-in/FormField.tsx';
import { FormPlace } from './setting-style.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { usePasswordGate } from './use-password-gate.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface Values {
  name: string;
  catalogue: boolean;
  cart: boolean;
  orders: boolean;
}

const scopeFields = { catalogue: 'catalogue', cart: 'cart', 'orders:read': 'orders' } as const;

function scopesOf(values: Values): ApiScope[] {
  return apiScopes.filter((scope) => values[scopeFields[scope]]);
}

/** The form's own shape: one box for each scope, at least one of them ticked. */
const schema = z
  .object({ name: saveApiKeyRequest.shape.name, catalogue: z.boolean(), cart: z.boolean(), orders: z.boolean() })
  .check(z.refine((values) => scopesOf(values).length > 0, { path: ['catalogue'], ...failsAs('required') }));

/** Names a key and says what it opens. */
export function ApiKeyForm({ onMade, onLeave }: { onMade: (key: string) => void; onLeave: () => void }) {
  const { t } = useTranslation('account');
  const [post] = useSaveApiKeyMutation();
  const { send, dialog } = usePasswordGate();
  const state = useUserForm<Values>({
    schema,
    defaultValues: { name: '', catalogue: false, cart: false, orders: false },
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
          <FormCheckbox name="catalogue" label={t('scope.catalogue')} />
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
