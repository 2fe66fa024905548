import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { saveInfo, type UserInfo } from '#contract/api/user.ts';
import { useSaveInfoMutation } from '#src/api/account.ts';
import { useFormDraft } from '#src/components/use-form-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { FormField } from './FormField.tsx';
import { NameFields } from './NameFields.tsx';
import { UserForm } from './UserForm.tsx';
import { useUserForm } from './use-user-form.ts';

interface Values {
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
}

/** Name, company and phone of the account; an empty company or phone clears it. */
export function ProfileForm({ user, onDone }: { user: UserInfo; onDone: () => void }) {
  const { t } = useTranslation(['user', 'common']);
  const toast = useToast();
  const [save] = useSaveInfoMutation();
  const { first_name, last_name } = user;
  const state = useUserForm<Values>({
    schema: saveInfo.request,
    defaultValues: { first_name, last_name, company: user.company ?? '', phone: user.phone ?? '' },
    send: async (values) => {
      const answer = await save(values);
      if (answer.data) {
        toast({ text: t('user:center.saved') });
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
      <UserForm state={state} title={t('common:account.overview')} action={t('user:center.save')}>
        <NameFields />
        <FormField name="company" optional label={t('user:company')} autoComplete="organization" maxLength={100} />
        <FormField name="phone" optional label={t('user:center.phone')} type="tel" autoComplete="tel" maxLength={25} />
      </UserForm>
      <Button tone="quiet" onClick={leave}>
        {t('user:center.keep')}
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
