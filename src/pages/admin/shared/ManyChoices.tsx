import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Group } from './parts.ts';

interface ManyChoicesProps<Choice extends string> {
  legend: string;
  /** Id of what is said when the choice is refused. */
  errorId: string;
  error: string | undefined;
  choices: readonly Choice[];
  chosen: readonly Choice[];
  labelOf: (choice: Choice) => string;
  onChange: (chosen: Choice[]) => void;
}

/** Any number of a few choices, each with its box. */
export function ManyChoices<Choice extends string>({
  legend,
  errorId,
  error,
  choices,
  chosen,
  labelOf,
  onChange,
}: ManyChoicesProps<Choice>) {
  const toggle = (choice: Choice) => onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  return (
    <Group>
      <legend>{legend}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      {choices.map((choice) => (
        <CheckboxField key={choice} label={labelOf(choice)} checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
      ))}
    </Group>
  );
}
