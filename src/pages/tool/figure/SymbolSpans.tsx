import { symbolParts } from './symbol-parts.ts';

/** A formula symbol inside an SVG `text`: letters in italics, index lowered. Text after it needs `dy={symbolEnd(symbol)}` on its span. */
export function SymbolSpans({ symbol }: { symbol: string }) {
  const parts = symbolParts(symbol);
  return parts.map(({ text, style }, index) => {
    const isBack = parts[index - 1]?.style === 'sub';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a symbol never change their order
      <tspan
        key={index}
        className={style}
        dx={isBack ? '0.08em' : undefined}
        dy={style === 'sub' ? '0.3em' : isBack ? '-0.225em' : undefined}
      >
        {text}
      </tspan>
    );
  });
}

/** Way back from an index to the line, in em of the text that follows (an index is set at three quarters: 0.3 × 0.75). */
export function symbolEnd(symbol: string): string | undefined {
  return symbolParts(symbol).at(-1)?.style === 'sub' ? '-0.225em' : undefined;
}
