import { useEffect, useMemo, useState } from 'react';
import { type ToolName, toolNames } from '#calculators/names.ts';
import { withoutMarks } from '#contract/without-marks.ts';
import { useDataWords } from '#src/i18n/data-words.ts';

type SearchWords = Readonly<Partial<Record<ToolName, string>>>;

/** Characters up to which a word is looked for where words begin: "via" is no part of "deviation". */
const short = 3;

function holds(text: string, part: string): boolean {
  const isShort = part.length <= short && /^[a-z\d]+$/.test(part);
  if (!isShort) return text.includes(part);
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(part));
}

/** Finds calculators whose title, summary, name or terms of the trade hold every word of a query, in the visitor's language. */
export function useToolSearch(query: string): ReadonlySet<ToolName> {
  const words = useDataWords('tools');
  const [terms, setTerms] = useState<SearchWords>({});
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    import('#calculators/search-words.ts').then(
      ({ searchWords }) => setTerms(searchWords),
      () => {}, // offline and not kept: titles and summaries are searched
    );
  }, [isAsked]);
  const texts = useMemo(
    () =>
      toolNames.map((name) => ({
        name,
        text: withoutMarks(`${words(`${name}.title`)} ${words(`${name}.summary`)} ${name} ${terms[name] ?? ''}`),
      })),
    [words, terms],
  );
  const parts = withoutMarks(query).split(/\s+/).filter(Boolean);
  return new Set(texts.filter(({ text }) => parts.every((part) => holds(text, part))).map(({ name }) => name));
}
