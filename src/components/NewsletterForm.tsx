import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSaveSubscribeMutation } from '#src/api/visitor.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectLocaleKey, selectReferrer } from '#src/store/visitor-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useEmailEntry } from './use-email-entry.ts';

/** Subscribe with one field; the answer comes in place. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const [save, saving] = useSaveSubscribeMutation();
  const { email, check, field, hasFailed } = useEmailEntry(saving);
  const locale = useAppSelector(selectLocaleKey);
  const referrer = useAppSelector(selectReferrer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget) || saving.isLoading) return;
    void save({ email, locale, source: 'footer', consent: true, ...(referrer ? { referrer } : {}) });
  }

  return (
    <section aria-labelledby="newsletter">
      <Title id="newsletter">{t('common:newsletter.title')}</Title>
      {saving.isSuccess ? (
        <Message tone="success" role="status">
          {t('common:newsletter.sent')}
        </Message>
      ) : (
        <form noValidate onSubmit={submit}>
          <Line>
            <TextField compact hideLabel label={t('common:newsletter.email')} placeholder={t('common:newsletter.email')} {...field} />
            <Button type="submit" busy={saving.isLoading}>
              {t('common:newsletter.subscribe')}
            </Button>
          </Line>
          {hasFailed ? (
            <Message tone="danger" role="alert">
              {t('common:newsletter.failed')}
            </Message>
          ) : null}
          <Note>{t('common:newsletter.note')}</Note>
        </form>
      )}
    </section>
  );
}

const Title = styled.h2`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.dense};
  font-weight: ${theme.weight.heading};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap; /* where the button's word is long, the field still has room for an address */
  align-items: flex-end;
  gap: ${theme.space['2']};
  margin-block-end: ${theme.space['2']};
  > :first-child {
    flex: 1 1 14rem;
  }
`;

const Note = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.small};
`;
