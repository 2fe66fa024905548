import { useTranslation } from 'react-i18next';
import { authorName } from '#contract/author-name.ts';
import { FileField } from '#src/components/FileField.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { FieldHint } from '#src/ui/field-style.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import { StarChoice } from './StarChoice.tsx';
import { isRating, type ReviewStart, type ReviewTarget, useReviewForm } from './use-review-form.ts';

interface Props {
  target: ReviewTarget;
  start?: ReviewStart;
  onDone: () => void;
  onCancel: () => void;
}

const nothing: ReviewStart = { rating: null, text: '', files: [] };

/** Stars for what was bought, words and pictures; everything is read before it is shown, and the form says so. */
export function ReviewForm({ target, start = nothing, onDone, onCancel }: Props) {
  const { t } = useTranslation('review');
  const user = useAppSelector(selectUser);
  const form = useReviewForm(target, start, onDone);
  const rates = isRating(target);
  return (
    <ReviewFrame trouble={form.trouble} isSending={form.isLoading} onSend={() => void form.send()} onCancel={onCancel}>
      {rates ? <StarChoice {...form.rating} /> : null}
      <TextAreaField
        label={t('form.text')}
        hint={t(rates ? 'form.rating_hint' : 'form.comment_hint')}
        optional={rates}
        rows={4}
        value={form.text.value}
        error={form.text.error}
        onChange={(event) => form.text.onChange(event.target.value)}
      />
      <FileField
        label={t('form.pictures')}
        purpose="comment"
        files={form.files.value}
        onChange={form.files.onChange}
        error={form.files.error}
        optional
      />
      <FieldHint>
        {t('form.pictures_hint')} {user ? t('form.name_hint', { author: authorName(user) }) : null}
      </FieldHint>
    </ReviewFrame>
  );
}
