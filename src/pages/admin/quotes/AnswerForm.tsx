import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopInquiry } from '#contract/api/quote-answer.ts';
import { useSaveQuoteMutation } from '#src/api/admin/admin.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { type Issues, useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { answerOf, isAnswered, priceDecimals, type TypedLine, typedLines } from './typed-answer.ts';
import { useQuotedParts } from './use-quoted-parts.ts';

/** Prices for an inquiry, several for each line: kept as a draft, or sent. */
export function AnswerForm({ inquiry }: { inquiry: ShopInquiry }) {
  const { t } = useTranslation('admin_quotes');
  const { number } = useFormat();
  const numbers = useTypedNumbers();
  const issueText = useIssueText();
  const step = useStep('saved');
  const [saveQuote] = useSaveQuoteMutation();
  const typed = (price: string) => number(Number(price), { maximumFractionDigits: priceDecimals, useGrouping: false });
  const [lines, setLines] = useState(() => typedLines(inquiry, typed));
  const [issues, setIssues] = useState<Issues>({});
  const [message, setMessage] = useState(inquiry.draft?.message ?? '');
  const parts = useQuotedParts(lines, inquiry);
  const change = (changed: TypedLine) => setLines(lines.map((line) => (line.line_id === changed.line_id ? changed : line)));
  const { inquiry_no, version } = inquiry;
  const save = (send: boolean) => {
    const wrong: Issues = {};
    const request = { inquiry_no, version, lines: answerOf(lines, numbers, wrong), message, send, idempotencyKey: crypto.randomUUID() };
    setIssues(wrong);
    return Object.keys(wrong).length > 0 ? undefined : step.run(() => saveQuote(request));
  };
  const sent = lines.filter(isAnswered).map(({ line_id }) => line_id);
  const errorAt = (path: string) => (issues[path] ? issueText(issues[path]) : step.errorAt(path));
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
      <Note>{`${t('answer.needed')} ${t('answer.cost_hidden')}`}</Note>
      <Trouble step={step} />
      {inquiry.lines.map((asked, index) => {
        const line = lines[index];
        const place = sent.indexOf(asked.line_id);
        return line ? (
          <AnswerLine
            key={asked.line_id}
            asked={asked}
            line={line}
            parts={parts}
            inquiry={inquiry}
            onChange={change}
            // A line that has no answer yet is named by its place in the inquiry.
            errorAt={(path) => (place < 0 ? (path === '' ? step.errorAt(`lines.${index}`) : undefined) : errorAt(`lines.${place}.${path}`))}
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
