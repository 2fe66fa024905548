import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commentLimits } from '#contract/api/review.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSaveCommentMutation } from '#src/api/review.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';

/** What is written about: a part, or a line of an order with a rating. */
export type ReviewTarget = { web_url: string } | { order_no: string; line_id: string };

export interface ReviewStart {
  rating: number | null;
  text: string;
  files: UploadedFile[];
}

export const isRating = (target: ReviewTarget): target is { order_no: string; line_id: string } => 'line_id' in target;

/** What is typed into the form, what is wrong with it, and the way to send it. */
export function useReviewForm(target: ReviewTarget, start: ReviewStart, onDone: () => void) {
  const { t } = useTranslation('review');
  const issueText = useIssueText();
  const [rating, setRating] = useState(start.rating);
  const [text, setText] = useState(start.text);
  const [files, setFiles] = useState(start.files);
  const [isTried, setTried] = useState(false);
  const [key, setKey] = useState(newAttemptKey);
  const [save, { isLoading, error }] = useSaveCommentMutation();

  const refusal = isApiError(error) ? error : null;
  const length = [...text.trim()].length;
  const least = isRating(target) ? 0 : commentLimits.least;
  const textIssue =
    length < least
      ? ({ code: 'too_short', limit: least } as const)
      : length > commentLimits.comment
        ? ({ code: 'too_long', limit: commentLimits.comment } as const)
        : null;
  const isUnrated = isRating(target) && rating === null;
  const refused = refusal?.fields?.['text']?.[0]?.message;
  const fileIssue = Object.keys(refusal?.fields ?? {}).find((path) => path.startsWith('images'));

  const send = async () => {
    setTried(true);
    if (textIssue || isUnrated || isLoading) return;
    const pictures = files.length > 0 ? { images: files.map(({ file_id: id }) => id) } : {};
    const written = { ...target, text: text.trim(), ...pictures, ...(rating === null ? {} : { rating }) };
    const answer = await save({ ...written, idempotencyKey: key });
    // A refusal is kept for its key, so what is put right needs another; without an answer the same key cannot write twice.
    if (isApiError(answer.error) && answer.error.status >= 400 && answer.error.status < 500) setKey(newAttemptKey());
    if (answer.data) onDone();
  };
  return {
    rating: { value: rating, onChange: setRating, error: isTried && isUnrated ? t('form.rating_missing') : undefined },
    text: { value: text, onChange: setText, error: isTried && textIssue ? issueText(textIssue) : refused },
    files: { value: files, onChange: setFiles, error: fileIssue ? refusal?.message : undefined },
    trouble: error && !refusal?.fields ? (refusal?.message ?? '') : null,
    isLoading,
    send,
  };
}
