import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { saveInfo, type UserInfo } from '#contract/api/account.ts';
import { useSaveInfoMutation } from '#src/api/account.ts';
import { useFormDraft } from '#src/components/form/use-form-draft.ts';
import { useFormat } from '#src/i18n/format.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { FormCheckbox, FormField, FormSelect } from '#src/components/sign-in/FormField.tsx';
import { NameFields } from '#src/pages/account/NameFields.tsx';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

type UserChange = RequestOf<typeof saveInfo>;

interface Values {
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  locale: string;
  currency: string;
  newsletter: boolean;
}

/** Name, company and phone of the account; an empty company or phone clears it. */
export function ProfileForm({ user, onDone }: { user: UserInfo; onDone: () => void }) {
  const { t } = useTranslation(['account', 'user', 'common']);
  const toast = useToast();
  const [save] = useSaveInfoMutation();
  const { first_name, last_name, locale, currency, newsletter } = user;
  const config = useAppSelector(selectConfig);
  const { currencyName } = useFormat();
  const state = useUserForm<Values>({
    schema: async () => (await import('#contract/forms/account.ts')).saveInfoRequest,
    defaultValues: { first_name, last_name, company: user.company ?? '', phone: user.phone ?? '', locale, currency, newsletter },
    send: async (values) => {
      // Both come from the lists below, and the schema has checked them.
      const { locale: language, currency: money, ...rest } = values as Values & Pick<UserChange, 'locale' | 'currency'>;
      const answer = await save({ ...rest, locale: language, currency: money });
      if (answer.data) {
        toast({ text: t('account:profile.saved') });
        leave();
      }
      return answer;
    },
  });
  const dropDraft = useFormDraft('profile', state.form);
  const leave = () => {
    dropDraft();
    onDone();
  };
  return (
    <Place>
      <UserForm state={state} title={t('account:title')} action={t('account:profile.save')}>
        <NameFields />
        <FormField name="company" optional label={t('user:company')} autoComplete="organization" maxLength={100} />
        <FormField name="phone" optional label={t('account:profile.phone')} type="tel" autoComplete="tel" maxLength={25} />
        <FormSelect
          name="locale"
          label={t('account:profile.language')}
          hint={t('account:profile.language_hint')}
          options={(config?.langList ?? []).map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
        />
        <FormSelect
          name="currency"
          label={t('account:profile.currency')}
          options={(config?.currencies ?? []).map(({ code }) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
        />
        {config?.features.newsletter === false ? null : <FormCheckbox name="newsletter" label={t('user:register.newsletter')} />}
      </UserForm>
      <Button tone="quiet" onClick={leave}>
        {t('account:profile.keep')}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  max-width: ${theme.layout.form};
  margin-block-start: ${theme.space['3']};
`;
