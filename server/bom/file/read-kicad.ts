/** The netlist that KiCad writes for its bill of materials: a `comp` for each part. */
import type { Spend } from './file-budget.ts';
import { type NamedRow, tableOf } from '#server/bom/named-rows.ts';
import { readXml } from './read-xml.ts';
import { type Table, longestCell } from './table.ts';

const named: Readonly<Record<string, string>> = { value: 'Value', footprint: 'Footprint', description: 'Description' };
/** Properties that say something by being there. */
const flags: Readonly<Record<string, string>> = { dnp: 'DNP', exclude_from_bom: 'Exclude from BOM' };
/** Of the schematic, not the part. */
const ofSheet =
  /^(?:sheetname|sheetfile|ki_\w{1,40}|exclude_from_board|exclude_from_sim|reference|duplicatesymbolreference|component_classes)$/i;

export function readKicad(bytes: Uint8Array, spend: Spend): Table[] {
  const rows: NamedRow[] = [];
  let cells: Map<string, string> | null = null;
  let field: string | null = null;
  let text = '';
  readXml(bytes, spend, {
    open: (name, attributes) => {
      if (name === 'comp') {
        cells = new Map();
        rows.push({ references: [attributes['ref'] ?? ''], quantity: null, cells });
      }
      if (!cells) return;
      [field, text] = [name === 'field' ? (attributes['name'] ?? '') : (named[name] ?? null), ''];
      if (name === 'property') setProperty(cells, attributes['name'] ?? '', attributes['value'] ?? '');
      if (name === 'libsource') setProperty(cells, 'Description', attributes['description'] ?? '');
    },
    text: (part) => {
      if (field !== null && text.length <= longestCell) text += part;
    },
    close: (name) => {
      if (cells && field !== null) setProperty(cells, field, text);
      field = null;
      if (name === 'comp') cells = null;
    },
  });
  return tableOf(rows, spend);
}

function setProperty(cells: Map<string, string>, name: string, value: string): void {
  const flag = flags[name];
  if (flag !== undefined) cells.set(flag, 'yes');
  else if (name !== '' && value.trim() !== '' && !ofSheet.test(name) && !cells.has(name)) cells.set(name, value);
}
