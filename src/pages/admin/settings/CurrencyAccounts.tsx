import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { BankFields } from './BankFields.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, Note, Row } from '#src/pages/admin/shared/parts.ts';
import { emptyBank, type TypedBank } from './typed-bank.ts';

type Accounts = Partial<Record<CurrencyCode, TypedBank>>;

interface CurrencyAccountsProps {
  accounts: Accounts;
  theirs: Accounts | undefined;
  errorAt: (path: string) => string | undefined;
  onChange: (accounts: Accounts) => void;
}

/** Bank accounts of single currencies. */
export function CurrencyAccounts({ accounts, theirs, errorAt, onChange }: CurrencyAccountsProps) {
  const { t } = useTranslation(['settings', 'admin']);
  const mayChange = useMayChange()('settings');
  const free = currencyCodes.filter((code) => !accounts[code]);
  const [chosen, setChosen] = useState<CurrencyCode | null>(null);
  const next = free.find((code) => code === chosen) ?? free[0];
  return (
    <>
      {currencyCodes.map((code) => {
        const account = accounts[code];
        const name = t('bank.of_currency', { currency: code });
        return account ? (
          <Group key={code}>
            <legend>
              <h3>{name}</h3>
            </legend>
            <BankFields
              bank={account}
              theirs={theirs?.[code]}
              at={`banks.${code}`}
              errorAt={errorAt}
              onChange={(changed) => onChange({ ...accounts, [code]: changed })}
            />
            {theirs && !theirs[code] ? <Note>{t('admin:draft.theirs_empty')}</Note> : null}
            {mayChange ? <IconButton icon="trash" label={t('remove', { name })} onClick={() => onChange(without(accounts, code))} /> : null}
          </Group>
        ) : theirs?.[code] ? (
          <Note key={code}>{t('admin:draft.theirs', { value: `${name}: ${Object.values(theirs[code]).filter(Boolean).join(', ')}` })}</Note>
        ) : null;
      })}
      {mayChange && next ? (
        <Row>
          <SelectField
            compact
            label={t('bank.currency')}
            value={next}
            options={free.map((code) => ({ value: code, label: code }))}
            onChange={({ target }) => setChosen(currencyCodes.find((code) => code === target.value) ?? null)}
          />
          <Button onClick={() => onChange({ ...accounts, [next]: emptyBank })}>{t('bank.add')}</Button>
        </Row>
      ) : null}
    </>
  );
}

function without(accounts: Accounts, currency: CurrencyCode): Accounts {
  const { [currency]: _gone, ...rest } = accounts;
  return rest;
}
