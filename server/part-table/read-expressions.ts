/** Lists in brackets, as KiCad writes its files: `(property "Value" "LM358" (at 0 0))`. */
import { unreadable } from '#server/bom/file/unreadable.ts';

export type Expression = string | Expression[];

const deepest = 64;
/** A library with every part of KiCad's own has fewer. */
const mostTokens = 3_000_000;
const token = /"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)/gsy;
const blank = /\s*/y;

/** Throws `bom_unreadable` for brackets that do not fit, and beyond the limits. */
export function readExpressions(text: string): Expression[] {
  const root: Expression[] = [];
  const open: Expression[][] = [root];
  let count = 0;
  let place = 0;
  for (;;) {
    blank.lastIndex = place;
    blank.test(text);
    place = blank.lastIndex;
    if (place === text.length) break;
    token.lastIndex = place;
    const [whole, quoted, bracket, word] = token.exec(text) ?? [];
    const list = open.at(-1);
    count += 1;
    if (whole === undefined || !list) throw unreadable('broken');
    if (count > mostTokens || open.length > deepest) throw unreadable('too_large');
    place += whole.length;
    if (bracket === '(') {
      const inner: Expression[] = [];
      list.push(inner);
      open.push(inner);
    } else if (bracket === ')') open.pop();
    else list.push(quoted === undefined ? (word ?? '') : plain(quoted));
  }
  if (open.length !== 1) throw unreadable('broken');
  return root;
}

const plain = (quoted: string): string => quoted.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
