import { useTranslation } from 'react-i18next';
import { loginsOf } from '#contract/api/admin/part-source.ts';
import { WideFields } from '#src/pages/admin/shared/parts.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { DraftProps } from './PlaceFields.tsx';

interface LoginFieldsProps extends DraftProps {
  /** Whether a login is there that may stay. */
  mayKeep: boolean;
}

/** The words of each kind's fields, which are its names in the request, too. */
const accounts = { basic: 'user', access_key: 'access_key' } as const;
const secrets = { basic: 'password', bearer: 'token', access_key: 'secret_key', password: 'password', private_key: 'private_key' } as const;

/** What the place asks for; what is kept is never shown. */
export function LoginFields({ draft, step, onChange, mayKeep }: LoginFieldsProps) {
  const { t } = useTranslation('admin_part_sources');
  const { login } = draft;
  const kinds = [...(mayKeep ? (['kept'] as const) : []), ...loginsOf[draft.kind]];
  const account = login === 'basic' || login === 'access_key' ? accounts[login] : null;
  const secret = login === 'kept' || login === 'none' ? null : secrets[login];
  const common = {
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, secret: target.value }),
  };
  return (
    <WideFields>
      <SelectField
        label={t('login.label')}
        value={login}
        error={step.errorAt('login') ?? step.errorAt('login.kind')}
        options={kinds.map((value) => ({ value, label: t(`login.${value}`) }))}
        onChange={({ target }) =>
          onChange({ ...draft, login: kinds.find((one) => one === target.value) ?? 'none', account: '', secret: '' })
        }
      />
      {account === null ? null : (
        <TextField
          label={t(`secret.${account}`)}
          value={draft.account}
          autoComplete="off"
          maxLength={200}
          error={step.errorAt(`login.${account}`)}
          onChange={({ target }) => onChange({ ...draft, account: target.value })}
        />
      )}
      {secret === null || secret === 'private_key' ? null : (
        <TextField
          {...common}
          label={t(`secret.${secret}`)}
          type="password"
          value={draft.secret}
          maxLength={4000}
          error={step.errorAt(`login.${secret}`)}
        />
      )}
      {secret === 'private_key' ? (
        <>
          <TextAreaField
            {...common}
            label={t('secret.private_key')}
            rows={4}
            value={draft.secret}
            error={step.errorAt('login.private_key')}
          />
          <TextField
            label={t('secret.passphrase')}
            optional
            type="password"
            value={draft.passphrase}
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => onChange({ ...draft, passphrase: target.value })}
          />
        </>
      ) : null}
    </WideFields>
  );
}
