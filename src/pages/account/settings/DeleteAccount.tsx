import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { graceDays } from '#contract/api/account-change.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { useDeleteAccountMutation } from '#src/api/account-change.ts';
import { orderPath } from '#src/components/order/order-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { sessionClosed } from '#src/store/session.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useToast } from '#src/ui/toast-context.ts';
import { FormField, FormPassword } from '#src/components/sign-in/FormField.tsx';
import { Consequences } from './Consequences.tsx';
import { FormPlace } from './setting-style.ts';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { day } from '#contract/durations.ts';

/** Says what a deletion takes away and when, and asks for the password. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const { state, erasedAt } = useDeletion();
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('delete.question')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('delete.keep')}</Button>
            <Button type="submit" form={formId} tone="dangerSolid" busy={state.isSending}>
              {t('delete.submit')}
            </Button>
          </>
        }
      >
        <Consequences date={erasedAt} />
        <FormProvider {...state.form}>
          <form id={formId} noValidate onSubmit={(event) => void state.submit(event)}>
            <FormPlace>
              <FormPassword name="password" fieldId="delete_password" label={t('delete.password')} autoComplete="current-password" />
              <FormField name="reason" optional label={t('delete.reason')} maxLength={500} />
            </FormPlace>
          </form>
        </FormProvider>
        {state.trouble ? <Refused error={state.trouble} /> : null}
      </Dialog>
    </>
  );
}

function useDeletion() {
  const { t } = useTranslation(['account', 'user']);
  const { date } = useFormat();
  const [post] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const [erasedAt] = useState(() => new Date(Date.now() + graceDays * day).toISOString());
  const state = useUserForm<{ password: string; reason: string }>({
    schema: async () => (await import('#contract/forms/account.ts')).deleteAccountRequest,
    defaultValues: { password: '', reason: '' },
    send: async (values) => {
      const answer = await post(values);
      if (answer.data) {
        toast({ text: t('account:delete.done', { date: date(answer.data.erased_at) }) });
        await navigate(buildPath('home')); // first, for the page would send its visitor to the log-in
        dispatch(sessionClosed());
      }
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'password', text: t('user:change.wrong') } : null),
  });
  return { state, erasedAt: date(erasedAt) };
}

/** Orders in the way are named, so that one can see what they wait for. */
function Refused({ error }: { error: ApiError }) {
  const { t } = useTranslation('account');
  const troubleText = useTroubleText();
  const orders = error.code === 'state_conflict' && Array.isArray(error.data?.['orders']) ? error.data['orders'].map(String) : [];
  return (
    <Message tone="danger" role="alert">
      {orders.length === 0 ? troubleText(error) : <p>{t('delete.open_orders', { count: orders.length })}</p>}
      {orders.map((number) => (
        <p key={number}>
          <RouteLink to={orderPath('order-orderDetail', number, null)}>{number}</RouteLink>
        </p>
      ))}
    </Message>
  );
}
