import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type Lines, PiecesFields, type PiecesValues } from './PiecesFields.tsx';

export type StatementValues = PiecesValues & { name: string; email: string };

/** The shop checks the address once more; here it only has to look like one. */
function looksLikeMail(typed: string): boolean {
  const [name = '', host = '', ...more] = typed.trim().split('@');
  return name !== '' && more.length === 0 && host.lastIndexOf('.') > 0 && !host.endsWith('.');
}

/** What a statement of withdrawal says: for which parts, who, and where the acknowledgement goes. */
export function StatementFields({ order, lines }: { order: Order; lines: Lines }) {
  const { t } = useTranslation('returns');
  const {
    register,
    formState: { errors },
  } = useFormContext<StatementValues>();
  return (
    <>
      {errors.root?.message ? (
        <Message tone="danger" role="alert">
          {errors.root.message}
        </Message>
      ) : null}
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' || t('withdraw.name_missing') })}
        id="withdraw-name"
        label={t('withdraw.name')}
        autoComplete="name"
        maxLength={120}
        error={errors.name?.message}
      />
      <TextField
        {...register('email', { validate: (email) => looksLikeMail(email) || t('withdraw.email_wrong') })}
        id="withdraw-email"
        type="email"
        label={t('withdraw.email')}
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
      />
      <p>{t('withdraw.statement')}</p>
      <PiecesFields order={order} lines={lines} isStatement />
    </>
  );
}
