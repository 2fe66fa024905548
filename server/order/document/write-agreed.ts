import { formatDay } from '#server/kernel/format.ts';
import { words } from '#server/kernel/words.ts';
import type { DocumentContent } from '#server/db/schema/document-content.ts';
import type { SheetBlock } from './sheet.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** Which versions of the legal texts the order agreed to, in the words of its mail. */
export function agreedBlocks({ agreed = [] }: DocumentContent, { locale, language }: SheetWriter): SheetBlock[] {
  if (agreed.length === 0) return [];
  const mail = words(locale.words, 'mail');
  const lines = agreed.map(({ title, version, as_of: asOf }) =>
    mail('order.agreed_text', { title, version, day: formatDay(asOf, language) }),
  );
  return [{ title: mail('order.agreed'), lines, facts: [] }];
}
