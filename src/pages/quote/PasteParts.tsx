import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { type Pasted, readPasted } from './pasted-parts.ts';
import { useAddParts } from './use-add-parts.ts';

const mostLines = 500;

/** Several parts at once, as they come out of a table. Lines that cannot be read stay in the field. */
export function PasteParts({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('rfq');
  const { integer, list } = useFormat();
  const toast = useToast();
  const { add, isAdding } = useAddParts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);

  const problemOf = ({ parts, bad }: Pasted): string | undefined => {
    if (parts.length > mostLines) return t('paste.too_many', { count: mostLines });
    if (bad.length > 0) return t('paste.bad', { count: bad.length, rows: list(bad.map((row) => integer(row))) });
    return parts.length === 0 ? t('add.required') : undefined;
  };
  const submit = async () => {
    const pasted = readPasted(text);
    const found = problemOf(pasted);
    setProblem(found);
    if (found !== undefined) return;
    const added = await add(pasted.parts);
    if (added === null) {
      setProblem(t('add.failed'));
      return;
    }
    toast({ text: t('add.done', { count: added, lines: integer(added) }) });
    onDone();
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAdding) void submit();
      }}
    >
      <TextAreaField
        label={t('paste.label')}
        hint={t('paste.hint')}
        error={problem}
        rows={6}
        spellCheck={false}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the field asked for it
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isAdding}>
        {t(isAdding ? 'add.adding' : 'add.submit')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space['3']};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;
