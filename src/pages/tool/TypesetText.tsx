import type { ReactNode } from 'react';

/** Symbols in running words: `V_BE`, `V_GS(off)`; kana may follow at once. */
const symbol = /(?<![A-Za-z0-9])(?<letter>[A-Za-z])_(?<index>[A-Za-z0-9]+(?:\([a-z]+\))?)/gu;

/** Words of a calculator with the symbols in them as in its formulas: italic, with an index. */
export function TypesetText({ children }: { children: string }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(symbol)) {
    const { letter, index } = match.groups ?? {};
    pieces.push(
      children.slice(end, match.index),
      <i key={`letter ${match.index}`}>{letter}</i>,
      <sub key={`index ${match.index}`}>{index}</sub>,
    );
    end = match.index + match[0].length;
  }
  return [...pieces, children.slice(end)];
}
