/** Bills inside of XML files: netlists of KiCad, sections of IPC-2581, and spreadsheets of 2003. */
import { openBudget } from './file-budget.ts';
import { readIpc } from './read-ipc.ts';
import { readKicad } from './read-kicad.ts';
import { readOldXml } from './read-old-xml.ts';
import { readXml } from './read-xml.ts';
import { type Table, isEmptyRow } from './table.ts';
import { unreadable } from './unreadable.ts';

const readers = { export: readKicad, 'IPC-2581': readIpc, Workbook: readOldXml } as const;
const begins = /^\s{0,100}<(?:\?xml\s|export\b|IPC-2581\b|Workbook\b)/;

export function isXml(text: string): boolean {
  return begins.test(text.slice(0, 200));
}

export function readXmlBill(text: string): Table[] {
  const bytes = new TextEncoder().encode(text);
  const reader = readers[rootOf(bytes) as keyof typeof readers];
  // A page, a drawing or a schematic.
  if (!reader) throw unreadable('not_a_table');
  const filled = reader(bytes, openBudget()).filter(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  if (filled.length === 0) throw unreadable('empty');
  return filled;
}

class Found extends Error {}

/** The name of the outermost element. */
function rootOf(bytes: Uint8Array): string {
  let root = '';
  try {
    readXml(bytes, openBudget(), {
      open: (name) => {
        root = name;
        throw new Found();
      },
    });
  } catch (error) {
    if (!(error instanceof Found)) throw error;
  }
  return root;
}
