/** A piece of a formula symbol. */
export interface SymbolPart {
  text: string;
  style: 'italic' | 'upright' | 'sub';
}

const piece =
  /(?<word>\b(?:arg|cos|ln|sin|tan|AF|CMRR|DNL|EIRP|ENOB|ERP|ESR|FSR|ID|INL|LSB|ML|NF|OD|RL|SFDR|SINAD|SNR|THD|VF)\b)|(?<letter>[Δδ](?=\p{L})\p{L}|\p{L})(?:_(?<marked>[\p{L}\d∞□,]+)|(?<tail>[\p{L}\d]+))?/gu;

/** Splits a symbol for typesetting: functions and abbreviations stand upright, what follows the first letter is its index, with or without `_`; `Δ` stays with its letter. */
export function symbolParts(written: string): SymbolPart[] {
  const symbol = written.replaceAll("'", '′');
  const parts: SymbolPart[] = [];
  let end = 0;
  for (const match of symbol.matchAll(piece)) {
    const { word, letter, marked, tail } = match.groups ?? {};
    if (match.index > end) parts.push({ text: symbol.slice(end, match.index), style: 'upright' });
    parts.push({ text: word ?? letter ?? '', style: word ? 'upright' : 'italic' });
    if (marked ?? tail) parts.push({ text: marked ?? tail ?? '', style: 'sub' });
    end = match.index + match[0].length;
  }
  if (end < symbol.length) parts.push({ text: symbol.slice(end), style: 'upright' });
  return parts;
}

/** The symbol as it is read aloud: without marks of typesetting. */
export function spokenSymbol(symbol: string): string {
  return symbol.replaceAll('_', '');
}
