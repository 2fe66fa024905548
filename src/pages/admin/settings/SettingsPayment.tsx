import { useTranslation } from 'react-i18next';
import { type PaymentMethod, paymentMethods, type ShownSettings } from '#contract/api/admin/settings.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { useFormat } from '#src/i18n/format.ts';
import { BankFields } from './BankFields.tsx';
import { CurrencyAccounts } from './CurrencyAccounts.tsx';
import { Fields, Group } from '#src/pages/admin/shared/parts.ts';
import { Switches } from './Switches.tsx';
import { usePartForm } from './settings-form.ts';
import { DraftField } from '#src/pages/admin/shared/DraftField.tsx';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { bankOf, type TypedBank, typedBank } from './typed-bank.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

interface PaymentDraft {
  order_minimum: string;
  transfer_hold_days: string;
  pay_again_days: string;
  payment_methods: PaymentMethod[];
  bank: TypedBank;
  banks: Partial<Record<CurrencyCode, TypedBank>>;
}

/** How the shop is paid: least order, days of holds, bank accounts. */
export function SettingsPayment({ settings }: { settings: ShownSettings }) {
  const { t } = useTranslation('settings');
  const { typedAmount } = useFormat();
  const { readAmount, readCount } = useTypedNumbers();
  const currency = settings.base_currency;
  const form = usePartForm<PaymentDraft>({
    part: 'payment',
    settings,
    draftOf: (shown) => ({
      order_minimum: typedAmount(shown.order_minimum, currency),
      transfer_hold_days: String(shown.transfer_hold_days),
      pay_again_days: String(shown.pay_again_days),
      payment_methods: shown.payment_methods,
      bank: typedBank(shown.bank),
      banks: mapAccounts(shown.banks, typedBank),
    }),
    requestOf: ({ order_minimum, transfer_hold_days, pay_again_days, payment_methods, bank, banks }, issues) => ({
      order_minimum: readAmount(order_minimum, currency, 'order_minimum', issues),
      transfer_hold_days: readCount(transfer_hold_days, 'transfer_hold_days', issues),
      pay_again_days: readCount(pay_again_days, 'pay_again_days', issues),
      payment_methods,
      bank: bank && bankOf(bank),
      banks: banks && mapAccounts(banks, bankOf),
    }),
  });
  const { draft, theirs, put, errorAt } = form;
  const field = (name: 'order_minimum' | 'transfer_hold_days' | 'pay_again_days') => ({
    value: draft[name],
    maxLength: 20,
    error: errorAt(name),
    theirs: theirs[name],
    onText: (text: string) => put({ [name]: text }),
  });
  return (
    <DraftForm scope="settings" heading={t('payment.heading')} hint={t('payment.hint')} save={t('payment.save')} form={form}>
      <Fields>
        <DraftField {...field('order_minimum')} inputMode="decimal" label={t('payment.minimum', { currency })} />
        <DraftField {...field('transfer_hold_days')} inputMode="numeric" label={t('payment.hold')} />
        <DraftField {...field('pay_again_days')} inputMode="numeric" label={t('payment.pay_again')} />
      </Fields>
      <Switches
        heading={t('methods.heading')}
        hint={t('methods.hint')}
        options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        chosen={draft.payment_methods}
        theirs={theirs.payment_methods}
        error={errorAt('payment_methods')}
        onChange={(payment_methods) => put({ payment_methods })}
      />
      <Group>
        <legend>
          <h3>{t('bank.heading')}</h3>
        </legend>
        <BankFields bank={draft.bank} theirs={theirs.bank} at="bank" errorAt={errorAt} onChange={(bank) => put({ bank })} />
      </Group>
      <CurrencyAccounts accounts={draft.banks} theirs={theirs.banks} errorAt={errorAt} onChange={(banks) => put({ banks })} />
    </DraftForm>
  );
}

type Accounts<Account> = Partial<Record<CurrencyCode, Account>>;

function mapAccounts<From extends object, To>(accounts: Accounts<From>, change: (account: From) => To): Accounts<To> {
  const entries = Object.entries(accounts).map(([currency, account]) => [currency, change(account)]);
  return Object.fromEntries(entries) as Accounts<To>; // with the same currencies
}
