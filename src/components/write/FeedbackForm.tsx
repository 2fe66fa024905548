import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTypes } from '#contract/feedback-types.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { isFamilyFirst } from '#src/components/family-first.ts';
import { FileField } from '#src/components/FileField.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { RecordNumber } from '#src/ui/panel.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type FeedbackField, type Sent, useFeedbackForm } from './use-feedback-form.ts';
import { writeId } from './use-write-form.ts';
import { WriteForm } from './WriteForm.tsx';
import { Written } from './Written.tsx';

interface Props {
  pageTitle: string;
  heading: string;
  /** Only who, what and the message; a link leads to the whole form. */
  short?: boolean;
}

/** Writes to the shop; then the number of the message and where the answer goes. */
export function FeedbackForm(props: Props) {
  const { t } = useTranslation('feedback');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent === null) return <Form {...props} onSent={setSent} />;
  return (
    <Written title={t('sent.title')} again={t('sent.again')} onAgain={() => setSent(null)}>
      <dl>
        <dt>{t('sent.number')}</dt>
        <dd>
          <RecordNumber>{sent.number}</RecordNumber>
        </dd>
      </dl>
      <p>{t('sent.next', { email: sent.email })}</p>
      {isLoggedIn && !props.short ? <p>{t('sent.mine')}</p> : null}
    </Written>
  );
}

function Form({ pageTitle, heading, short = false, onSent }: Props & { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('feedback');
  const { tag } = useLocale();
  const site = useAppSelector(selectSiteName);
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const state = useFeedbackForm({ files, short, onSent });
  const { register, formState } = state.form;
  const field = (name: FeedbackField) => ({
    ...register(name),
    id: writeId(name),
    label: t(`form.${name}`),
    error: formState.errors[name]?.message,
  });
  const types = feedbackTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  const first = <TextField key="first" {...field('first_name')} autoComplete="given-name" maxLength={60} />;
  const last = <TextField key="last" {...field('last_name')} autoComplete="family-name" maxLength={60} />;
  return (
    <WriteForm state={state} pageTitle={pageTitle} heading={heading} action={t('form.submit')} sending={t('form.sending')}>
      <SelectField {...field('type')} options={[{ value: '', label: t('form.choose') }, ...types]} />
      {isFamilyFirst(tag) ? [last, first] : [first, last]}
      <TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
      {short ? null : (
        <>
          <TextField {...field('phone')} optional type="tel" autoComplete="tel" maxLength={25} />
          <TextField {...field('company')} optional autoComplete="organization" maxLength={100} />
          <TextField
            {...field('order_no')}
            optional
            hint={t('form.order_hint')}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        </>
      )}
      <TextField {...field('subject')} maxLength={120} />
      <TextAreaField {...field('content')} rows={short ? 5 : 8} maxLength={4000} />
      {short ? (
        <RouteLink to={buildPath('other-feedback')}>{t('contact.more')}</RouteLink>
      ) : (
        <FileField label={t('form.files')} purpose="feedback" optional files={files} onChange={setFiles} />
      )}
      <CheckboxField
        {...register('consent')}
        id={writeId('consent')}
        label={t('form.consent', { site })}
        error={formState.errors.consent?.message}
      />
      <RouteLink to={buildPath('about-policy')}>{t('form.policy')}</RouteLink>
    </WriteForm>
  );
}
