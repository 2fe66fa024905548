import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#contract/api/part.ts';
import { commentLimits } from '#contract/api/review.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSaveQuestionMutation } from '#src/api/review.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { ReviewFrame } from '#src/components/review/ReviewFrame.tsx';
import { useSignInPaths } from '#src/components/use-sign-in-paths.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';

/** The way to a question, for who is signed in; for others the way to sign in and back. */
export function AskQuestion({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('review');
  const { login } = useSignInPaths();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [isOpen, setOpen] = useState(false);
  if (!isLoggedIn) {
    return (
      <div>
        <ButtonLink to={login}>{t('question.sign_in')}</ButtonLink>
      </div>
    );
  }
  if (isOpen) return <Form product={product} onCancel={() => setOpen(false)} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('question.ask')}</Button>
    </div>
  );
}

function Form({ product: { web_url, mpn }, onCancel }: { product: ProductDetail; onCancel: () => void }) {
  const { t } = useTranslation('review');
  const issueText = useIssueText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [save, { isLoading, isSuccess, error }] = useSaveQuestionMutation();
  const length = [...text.trim()].length;
  const isShort = length < commentLimits.least;
  const issue = isShort
    ? ({ code: 'too_short', limit: commentLimits.least } as const)
    : length > commentLimits.question
      ? ({ code: 'too_long', limit: commentLimits.question } as const)
      : null;
  if (isSuccess) {
    return (
      <Message tone="success" role="status">
        {t('question.done')}
      </Message>
    );
  }
  return (
    <ReviewFrame
      label={t('question.form_title', { mpn })}
      trouble={error ? (isApiError(error) ? error.message : '') : null}
      isSending={isLoading}
      onSend={() => {
        setTried(true);
        if (!issue && !isLoading) void save({ web_url, text: text.trim() });
      }}
      onCancel={onCancel}
    >
      <TextAreaField
        label={t('question.text')}
        hint={t('question.hint')}
        rows={3}
        value={text}
        error={isTried && issue ? issueText(issue) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </ReviewFrame>
  );
}
