import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLateWork } from '#src/components/late/use-late-work.tsx';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import type { ToolName } from '#calculators/names.ts';
import { bandFields } from './band-fields.ts';
import { ExampleButton } from './ExampleButton.tsx';
import { InputField } from './InputField.tsx';
import { LengthSwitch } from './LengthSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useIssueWords } from '#src/pages/tool/use-issue-words.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

interface ToolInputsProps {
  name: ToolName;
  state: ToolPageState;
  focused: string | null;
  onFocus: (id: string | null) => void;
}

/** All inputs of the mode; those for special cases are folded away. */
export function ToolInputs({ name, state, focused, onFocus }: ToolInputsProps) {
  const { t } = useTranslation('tool');
  const issueWords = useIssueWords();
  const { fields, issues, mode, setEntry, closeStep } = state;
  const [isOpen, setIsOpen] = useState(false);
  const example = useLateWork();
  // Bands are picked beside the drawing.
  const bands = bandFields(fields).map(({ id }) => id);
  const plain = fields.filter(({ id, input }) => !input.advanced && !bands.includes(id));
  const folded = fields.filter(({ input }) => input.advanced);
  // Something wrong or changed in a folded field must be seen.
  const needsOpen = folded.some(
    ({ id, input, entry }) => issues.some(({ at }) => at === id) || entry.typed !== null || entry.value !== input.default,
  );

  const field = ({ id, input, entry }: (typeof fields)[number]) => {
    const issue = issues.find(({ at }) => at === id);
    const error = issue && issueWords(issue, entry.shown);
    return <Field key={id} {...{ id, input, entry, error, onFocus }} focused={focused === id} setEntry={setEntry} closeStep={closeStep} />;
  };
  return (
    <Column aria-label={t('inputs')} data-undoable>
      <ModeSwitch mode={mode} onChange={state.setMode} />
      <LengthSwitch state={state} />
      {plain.map(field)}
      {folded.length > 0 ? (
        <details open={isOpen || needsOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{t('more_inputs', { count: folded.length })}</summary>
          <Folded>{folded.map(field)}</Folded>
        </details>
      ) : null}
      {bands.length < fields.length && <Hint>{t('step_hint')}</Hint>}
      <Foot>
        <Button onClick={state.reset}>{t('reset')}</Button>
        <ExampleButton name={name} state={state} start={example.start} />
        <UndoButtons state={state} />
      </Foot>
      {example.failure}
    </Column>
  );
}

type FieldProps = ToolPageState['fields'][number] &
  Pick<ToolPageState, 'setEntry' | 'closeStep'> &
  Pick<ToolInputsProps, 'onFocus'> & { error: string | undefined; focused: boolean };

/** Only the field that has changed is drawn anew. */
const Field = memo(function Field({ id, setEntry, closeStep, onFocus, ...field }: FieldProps) {
  return (
    <InputField
      id={id}
      {...field}
      onChange={(change) => setEntry(id, change)}
      onFocus={() => onFocus(id)}
      onBlur={() => {
        onFocus(null);
        closeStep();
      }}
    />
  );
});

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space['4']};
  min-width: 0;
  summary {
    padding-block: ${theme.space['2']};
    color: ${theme.color.accent.text};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.medium};
    cursor: pointer;
  }
`;

const Folded = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['2']};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['3']};
`;

const Hint = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  @media print {
    display: none;
  }
`;
