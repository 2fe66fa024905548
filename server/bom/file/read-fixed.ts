/** Tables whose columns stand below each other by spaces, as EAGLE prints them: the header says where each begins. */
import { headerMeanings } from '#server/bom/column-words.ts';
import { type TableRow, cleanCell } from './table.ts';

/** Lines of a title above it. */
const searched = 40;
const longestLine = 2000;
const fewestNames = 3;

interface Layout {
  line: number;
  starts: number[];
}

/** Null for a text that has no such header. */
export function readFixed(lines: readonly string[]): TableRow[] | null {
  const layout = findLayout(lines);
  if (!layout) return null;
  return lines.map((line, index) => ({ row: index + 1, cells: index < layout.line ? [cleanCell(line)] : split(line, layout.starts) }));
}

function findLayout(lines: readonly string[]): Layout | null {
  for (const [line, text] of lines.slice(0, searched).entries()) {
    if (text.length > longestLine || /[\t;|]/.test(text) || !text.includes('  ')) continue;
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }));
    const names = joinWords(words);
    const known = names.filter(({ word }) => headerMeanings(word).length > 0);
    if (known.length >= fewestNames && known.length * 3 >= names.length * 2) return { line, starts: names.map(({ index }) => index) };
  }
  return null;
}

interface Word {
  word: string;
  index: number;
}

/** `Part Number` is one name: words a single space apart that are known together. */
function joinWords(words: readonly Word[]): Word[] {
  const names: Word[] = [];
  for (const { word, index } of words) {
    const last = names.at(-1);
    const both = last && `${last.word} ${word}`;
    if (last && both && index === last.index + last.word.length + 1 && headerMeanings(both).length > 0) last.word = both;
    else names.push({ word, index });
  }
  return names;
}

/** A text that is longer than its column pushes those beside it; it is cut at a space. */
function split(given: string, starts: readonly number[]): string[] {
  const line = given.slice(0, longestLine);
  const cuts = starts.map((start, column) => {
    if (column === 0) return 0;
    if (line[start - 1] === ' ' || start >= line.length) return start;
    const before = line.lastIndexOf(' ', start);
    return before > (starts[column - 1] ?? 0) ? before : start;
  });
  return cuts.map((cut, column) => cleanCell(line.slice(cut, cuts[column + 1])));
}
