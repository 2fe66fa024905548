import { useMemo } from 'react';
import { type ToolName, toolNames } from '#calculators/names.ts';
import { useDataWords } from '#src/i18n/data-words.ts';

/** Letters without accents and case, so that `Hoch­pass` and `hochpass` meet. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\u00ad]/gu, '')
    .toLowerCase();
}

/** Finds calculators whose title, summary or name holds every word of a query, in the visitor's language. */
export function useToolSearch(): (query: string) => ReadonlySet<ToolName> {
  const words = useDataWords('tools');
  const texts = useMemo(
    () => toolNames.map((name) => ({ name, text: folded(`${words(`${name}.title`)} ${words(`${name}.summary`)} ${name}`) })),
    [words],
  );
  return (query) => {
    const parts = folded(query).split(/\s+/).filter(Boolean);
    return new Set(texts.filter(({ text }) => parts.every((part) => text.includes(part))).map(({ name }) => name));
  };
}
