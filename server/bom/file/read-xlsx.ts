/** Sheets of an XLSX file (`docs/api.md` section 8): refused with a password or macros, small when unpacked. */
import type { Spend } from './file-budget.ts';
import { readSheet } from './read-sheet.ts';
import { checkSheets } from './sheet-cells.ts';
import { readXml } from './read-xml.ts';
import type { Zip } from './read-zip.ts';
import { type Table, cleanCell, longestCell } from './table.ts';
import { unreadable } from './unreadable.ts';

/** The visible sheets, empty ones and all. */
export function readXlsx(zip: Zip, spend: Spend): Table[] {
  if (zip.names.some((name) => /vbaProject\.bin$|^xl\/macrosheets\//i.test(name))) throw unreadable('macros');
  const workbook = zip.read('xl/workbook.xml');
  if (!workbook) throw unreadable('not_a_table');
  const sheets = listSheets(workbook, readTargets(zip, spend), spend);
  checkSheets(sheets);
  const texts = readTexts(zip, spend);
  return sheets.flatMap(({ name, path }): Table[] => {
    const sheet = zip.read(path);
    return sheet ? [{ name, rows: readSheet(sheet, texts, spend), delimiter: null }] : [];
  });
}

/** Relation id -> path in the archive. */
function readTargets(zip: Zip, spend: Spend): Map<string, string> {
  const targets = new Map<string, string>();
  const relations = zip.read('xl/_rels/workbook.xml.rels');
  if (!relations) return targets;
  readXml(relations, spend, {
    open: (name, { Id: id = '', Target: target = '', Type: type = '' }) => {
      if (name !== 'Relationship' || !type.endsWith('/worksheet')) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  return targets;
}

function listSheets(workbook: Uint8Array, targets: ReadonlyMap<string, string>, spend: Spend): { name: string; path: string }[] {
  const sheets: { name: string; path: string }[] = [];
  readXml(workbook, spend, {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1] ?? '';
      const path = targets.get(relation);
      const isVisible = (attributes['state'] ?? 'visible') === 'visible';
      if (path !== undefined && isVisible) sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  return sheets;
}

/** Texts that cells refer to by number, cleaned once for all of them; how to read a word aloud is no part of it. */
function readTexts(zip: Zip, spend: Spend): string[] {
  const texts: string[] = [];
  const shared = zip.read('xl/sharedStrings.xml');
  if (!shared) return texts;
  let [isText, isSpoken] = [false, false];
  readXml(shared, spend, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (text) => {
      const at = texts.length - 1;
      const before = texts[at] ?? '';
      if (isText && before.length <= longestCell) texts[at] = before + text;
    },
    close: (name) => {
      if (name === 'rPh') isSpoken = false;
      isText = false;
    },
  });
  return texts.map(cleanCell);
}
