import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { useSaveQuoteMutation } from '#src/api/admin.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { AnswerLine } from './AnswerLine.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { answerOf, type TypedLine, typedLines } from './typed-answer.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Prices for an inquiry, several for each line: kept as a draft, or sent. */
export function AnswerForm({ inquiry }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const [saveQuote] = useSaveQuoteMutation();
  const [lines, setLines] = useState(() => typedLines(inquiry));
  const [message, setMessage] = useState(inquiry.draft?.message ?? '');
  const change = (changed: TypedLine) => setLines(lines.map((line) => (line.line_id === changed.line_id ? changed : line)));
  const { inquiry_no, version } = inquiry;
  const save = (send: boolean) => {
    const request = { inquiry_no, version, lines: answerOf(lines), message, send, idempotencyKey: crypto.randomUUID() };
    return step.run(() => saveQuote(request));
  };
  const sent = answerOf(lines).map(({ line_id }) => line_id);
  return (
    <StepForm
      noValidate
      aria-label={t('answer.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void save(true);
      }}
    >
      <h3>{t('answer.title')}</h3>
      <Note>{t('answer.needed')}</Note>
      <Trouble step={step} />
      {inquiry.lines.map((asked, index) => {
        const line = lines[index];
        const place = sent.indexOf(asked.line_id);
        return line ? (
          <AnswerLine
            key={asked.line_id}
            asked={asked}
            line={line}
            currency={inquiry.currency}
            onChange={change}
            errorAt={(path) => (place < 0 ? undefined : step.errorAt(`lines.${place}.${path}`))}
          />
        ) : null;
      })}
      <TextAreaField
        optional
        label={t('answer.message')}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={step.errorAt('message')}
      />
      <Row>
        <Button busy={step.isBusy} onClick={() => void save(false)}>
          {t('answer.draft')}
        </Button>
        <Button type="submit" tone="primary" busy={step.isBusy}>
          {t('answer.send')}
        </Button>
      </Row>
    </StepForm>
  );
}
