import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const ReviewForm = late(async () => (await import('#src/components/review/ReviewForm.tsx')).ReviewForm);

/** The way to a comment of one's own, for who is signed in; for others the way to sign in and back. */
export function WriteComment({ product: { web_url, mpn } }: { product: ProductDetail }) {
  const { t } = useTranslation('review');
  const { login } = useSignInPaths();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  if (!isLoggedIn) {
    return (
      <div>
        <ButtonLink to={login}>{t('sign_in')}</ButtonLink>
      </div>
    );
  }
  return (
    <div>
      {step === 'done' ? (
        <Message tone="success" role="status">
          {t('form.done')}
        </Message>
      ) : null}
      {step === 'closed' ? <Button onClick={() => setStep('open')}>{t('write')}</Button> : null}
      {step === 'open' ? (
        <section aria-label={t('form.comment_title', { mpn })}>
          <ReviewForm
            waiting={<Skeleton $height="16rem" />}
            target={{ web_url }}
            onDone={() => setStep('done')}
            onCancel={() => setStep('closed')}
          />
        </section>
      ) : null}
    </div>
  );
}
