import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { feedbackForm } from '#contract/forms/message.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { Feedback, saveFeedback } from '#contract/api/feedback.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { useSaveFeedbackMutation } from '#src/api/feedback.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useFormDraft } from '#src/components/use-form-draft.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { selectReferrer } from '#src/store/visitor-selectors.ts';
import { useWriteForm } from './use-write-form.ts';

const loadSchema = async () => (await import('#contract/forms/message.ts')).feedbackForm;

export type FeedbackField = Exclude<keyof z.output<typeof feedbackForm>, 'consent'>;
type Values = Record<FeedbackField | 'website', string> & { consent: boolean };
type Body = RequestOf<typeof saveFeedback>;

/** A message that the shop has. */
export interface Sent {
  number: string;
  email: string;
}

const required = ['type', 'first_name', 'last_name', 'email', 'subject', 'content', 'consent'] as const;

interface Options {
  files: readonly UploadedFile[];
  /** Leaves out what the short form does not show. */
  short: boolean;
  onSent: (sent: Sent) => void;
}

/** What somebody writes to the shop; an account's details are filled in, and the draft outlives session and reload. */
export function useFeedbackForm({ files, short, onSent }: Options) {
  const { t } = useTranslation('feedback');
  const user = useAppSelector(selectUser);
  const referrer = useAppSelector(selectReferrer);
  const send = useSendOnce();
  const state = useWriteForm<Values>({
    schema: loadSchema,
    defaultValues: {
      type: '',
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      company: user?.company ?? '',
      order_no: '',
      subject: '',
      content: '',
      website: '',
      consent: false,
    },
    ownText: (name) => {
      const own = required.find((one) => one === name);
      return own ? t(`required.${own}`) : null;
    },
    send: async (values) => {
      const answer = await send(bodyOf(short ? { ...values, ...unseen } : values, files, referrer));
      if (answer.data) {
        dropDraft();
        onSent({ number: answer.data.feedback_no, email: values.email.trim() });
      }
      return answer;
    },
  });
  const dropDraft = useFormDraft('feedback', state.form, 'everybody');
  useFillIn(state.form, user);
  return state;
}

const unseen = { phone: '', company: '', order_no: '' };

function bodyOf(values: Values, files: readonly UploadedFile[], referrer: string): Body {
  const { type: about, consent: _agreed, website, phone: number, company: firm, order_no: order, ...rest } = values;
  return {
    ...rest,
    type: about as Feedback['type'], // the schema has checked it
    ...(number.trim() && { phone: number }),
    ...(firm.trim() && { company: firm }),
    ...(order.trim() && { order_no: order }),
    ...(files.length > 0 && { files: files.map(({ file_id }) => file_id) }),
    ...(website && { website: website as '' }), // what fills the trap is for the server to refuse
    ...(referrer && { referrer }),
    consent: true,
  };
}

/** A message that is sent again after a lost answer is the same message. */
function useSendOnce() {
  const [save] = useSaveFeedbackMutation();
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body: Body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: newAttemptKey() };
    return save({ ...body, idempotencyKey: last.current.key });
  };
}

/** The account may arrive after the page; it fills in what nobody has typed yet. */
function useFillIn({ getValues, setValue }: UseFormReturn<Values>, user: ReturnType<typeof selectUser>): void {
  useEffect(() => {
    if (!user) return;
    for (const name of ['first_name', 'last_name', 'email', 'phone', 'company'] as const) {
      const known = user[name];
      if (known && getValues(name) === '') setValue(name, known);
    }
  }, [user, getValues, setValue]);
}
