import { raw } from 'hono/html';
import type { Markup } from './facts-view.ts';

const mark = '<!--as written-->';

/** Clean HTML whose spaces stay: between the words of an article they are spaces. */
export function asWritten(clean: string): Markup {
  return raw(`${mark}${clean}${mark}`);
}

/** Line breaks beside a tag. */
function withoutIndents(piece: string): string {
  return piece.replaceAll(/\n\s*/g, (run, at: number) => (piece[at - 1] === '>' || piece[at + run.length] === '<' ? '' : run));
}

/** Markup without the line breaks and indents of its templates. */
export async function tight(markup: Markup): Promise<string> {
  const pieces = String(await markup).split(mark);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : withoutIndents(piece))).join('');
}
