import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import type { ChoiceInput } from '#calculators/define.ts';
import type { ToolContextValue } from './tool-context.ts';
import { joined } from './tool-format.ts';

type Tools = Pick<ToolContextValue, 'words' | 'show'> & { t: Translate<WordKey<'tool'>> };

/** Words of a choice: its own, a color's, a number with its unit, else the value itself, such as E24. */
export function choiceLabel(input: ChoiceInput, id: string, choice: string | number, { words, show, t }: Tools): string {
  const own = typeof choice === 'string' ? words(`choices.${id}.${choice}`) : words(`choices.${id}.${String(choice).replace('.', '_')}`);
  if (own !== '') return own;
  if (typeof choice === 'number') return input.unit === undefined ? String(choice) : joined(show(choice, input.unit, [input.unit]));
  return input.colour ? t(`colors.${choice as 'black'}`) : choice; // the names of the bands' colors are the keys
}
