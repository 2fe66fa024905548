import { toShown, type Unit } from '#calculators/units.ts';
import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import type { ToolContextValue } from '#src/pages/tool/tool-context.ts';
import type { reportLines } from './report-lines.ts';

export interface Writer {
  context: ToolContextValue;
  t: Translate<WordKey<'tool'>>;
}

const digits = 9;

/** What writes the lines of a calculation; numbers as programs read them where `write` says nothing else. */
export function reportTools({ context, t }: Writer, write: (value: number) => string = String): Parameters<typeof reportLines>[1] {
  return {
    ...context,
    write: (value: number, unit: Unit, shown: string) => write(Number(toShown(value, unit, shown).toPrecision(digits))),
    choice: (input, id, value) => choiceLabel(input, id, value, { ...context, t }),
    flag: (value) => t(value ? 'yes' : 'no'),
  };
}
