import { useTranslation } from 'react-i18next';
import { WideFields } from '#src/pages/admin/shared/parts.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { bankFields, type TypedBank } from './typed-bank.ts';

const longest = { beneficiary: 100, bank: 100, iban: 60, account: 40, swift: 20, address: 300 } as const;

interface BankFieldsProps {
  bank: TypedBank;
  theirs: TypedBank | undefined;
  /** Path of the account in the request. */
  at: string;
  errorAt: (path: string) => string | undefined;
  onChange: (bank: TypedBank) => void;
}

/** One bank account. */
export function BankFields({ bank, theirs, at, errorAt, onChange }: BankFieldsProps) {
  const { t } = useTranslation('settings');
  return (
    <WideFields>
      {bankFields.map((name) => (
        <DraftField
          key={name}
          label={t(`bank.${name}`)}
          value={bank[name]}
          maxLength={longest[name]}
          error={errorAt(`${at}.${name}`)}
          theirs={theirs && theirs[name] !== bank[name] ? theirs[name] : undefined}
          onText={(text) => onChange({ ...bank, [name]: text })}
        />
      ))}
    </WideFields>
  );
}
