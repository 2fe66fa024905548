/** The tables of a file that are not the one read: told, so that none is missed, and read with it where they are pages of one bill. */
import type { BomAnswer } from '#contract/api/bom.ts';
import { headerKey } from './column-words.ts';
import { type FoundHeader, endOf, findHeader } from './find-header.ts';
import { type Table, isEmptyRow } from './file/table.ts';

const keyOf = ({ names }: FoundHeader) => JSON.stringify(names.map(headerKey).filter((key) => key !== ''));

/** Those with a header, and how many rows stand below it. */
export function otherTables(tables: readonly Table[], read: Table, header: FoundHeader): BomAnswer['other_sheets'] {
  return tables.flatMap((table) => {
    const found = table.name === read.name ? null : findHeader(table.rows);
    if (!found || found.index < 0 || table.name === null) return [];
    const rows = table.rows.slice(endOf(found)).filter((row) => !isEmptyRow(row)).length;
    return rows === 0 ? [] : [{ name: table.name, rows, is_alike: keyOf(found) === keyOf(header) }];
  });
}

/** A table with the rows of those alike below it; the rows of each are counted on from the last of the one before. */
export function joinTables(tables: readonly Table[], first: Table, header: FoundHeader): Table {
  const rows = [...first.rows];
  for (const table of tables) {
    const found = table.name === first.name ? null : findHeader(table.rows);
    if (!found || found.index < 0 || keyOf(found) !== keyOf(header)) continue;
    const last = rows.at(-1)?.row ?? 0;
    for (const { row, cells } of table.rows) rows.push({ row: last + row, cells });
  }
  return { ...first, rows };
}
