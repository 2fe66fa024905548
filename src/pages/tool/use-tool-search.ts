import { useMemo } from 'react';
import { type ToolName, toolNames } from '#calculators/names.ts';
import { withoutMarks } from '#contract/without-marks.ts';
import { useDataWords } from '#src/i18n/data-words.ts';

/** Finds calculators whose title, summary or name holds every word of a query, in the visitor's language. */
export function useToolSearch(): (query: string) => ReadonlySet<ToolName> {
  const words = useDataWords('tools');
  const texts = useMemo(
    () => toolNames.map((name) => ({ name, text: withoutMarks(`${words(`${name}.title`)} ${words(`${name}.summary`)} ${name}`) })),
    [words],
  );
  return (query) => {
    const parts = withoutMarks(query).split(/\s+/).filter(Boolean);
    return new Set(texts.filter(({ text }) => parts.every((part) => text.includes(part))).map(({ name }) => name));
  };
}
