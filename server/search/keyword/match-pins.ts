/** Keywords that ask for parts with the pins of another: `pin-compatible with NE555P`, `与NE555P引脚兼容`. */
import { sql } from 'drizzle-orm';
import { readPinCompatible } from '#server/search/pin-compatible.ts';
import { readPart } from '#server/search/compared-part.ts';
import { partsWith } from '#server/search/predicate.ts';
import { type Scope, narrowed } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';
import words from './pin-words.json' with { type: 'json' };

const around = Object.values(words).flat();

/** The number that a keyword names so; null where it asks for something else. Hyphens and spaces are alike in words, not in the number. */
export function askedPins(keyword: string): string | null {
  const text = keyword.normalize('NFC').trim();
  const plain = text.toLowerCase().replaceAll(/[-\u2010-\u2012]/g, ' ');
  for (const [begin = '', end = ''] of around) {
    if (!plain.startsWith(begin) || !plain.endsWith(end)) continue;
    const number = text.slice(begin.length, text.length - end.length).trim();
    if (/\d/.test(number) && plain.length > begin.length + end.length) return number;
  }
  return null;
}

/** The parts that have the pins of the first part of `of` whose pins are known; null where there is no such part. */
export async function pinCompatibleWith(view: View, scope: Scope, of: Scope): Promise<Scope | null> {
  const { ids } = await view.index.list(of, [], [{ by: 'popularity', direction: -1 }], { page: 1, size: mostTried });
  if (ids.length === 0) return null;
  const part = await readPart(
    view,
    sql`p.id = (select id from product where id = any(${sql.param(ids)}::int[]) and pin_map is not null
      order by length(mpn), popularity desc, id limit 1)`,
  );
  if (!part) return null;
  const found = await readPinCompatible(view, part);
  return narrowed(scope, partsWith(found.map(({ row }) => row.id)));
}

/** A beginning of a number, such as `NE555`, may be that of many parts. */
const mostTried = 50;
