/** The bill in an IPC-2581 file: items with their references and characteristics, and the makers' numbers that are approved for each. */
import type { Spend } from './file-budget.ts';
import { type NamedRow, tableOf } from '#server/bom/named-rows.ts';
import { readXml } from './read-xml.ts';
import type { Table } from './table.ts';

interface Item {
  number: string;
  row: NamedRow & { cells: Map<string, string> };
}

type Attributes = Record<string, string>;

/** Numbers of one item are alternates in their order. */
const mostNumbers = 10;

export function readIpc(bytes: Uint8Array, spend: Spend): Table[] {
  const items: Item[] = [];
  const approved = new Map<string, [number: string, maker: string][]>();
  let item: Item | null = null;
  let listed: [string, string][] | null = null;
  const openers: Record<string, (attributes: Attributes) => void> = {
    BomItem: ({ OEMDesignNumberRef: number = '', quantity = '', description = '', category = '' }) => {
      const cells = new Map(
        [
          ['Part Name', number],
          ['Description', description],
        ].filter(([, text]) => text !== '') as [string, string][],
      );
      if (category === 'DOCUMENT') cells.set('Remarks', category);
      const pieces = Number(quantity);
      item = { number, row: { references: [], quantity: Number.isFinite(pieces) && quantity !== '' ? pieces : null, cells } };
      items.push(item);
    },
    RefDes: ({ name = '', packageRef = '', populate = 'true' }) => {
      item?.row.references.push(name);
      if (packageRef !== '') item?.row.cells.set('Package', packageRef);
      if (populate === 'false' || populate === '0') item?.row.cells.set('DNP', 'yes');
    },
    Textual: ({ textualCharacteristicName: name = '', textualCharacteristicValue: value = '' }) => characterise(item, name, value),
    Measured: ({ measuredCharacteristicName: name = '', measuredCharacteristicValue: value = '', engineeringUnitOfMeasure: unit = '' }) =>
      characterise(item, name, `${value} ${unit}`),
    AvlItem: ({ OEMDesignNumber: number = '' }) => approved.set(number, (listed = [])),
    AvlVmpn: () => listed?.push(['', '']),
    AvlMpn: ({ name = '' }) => setLast(listed, 0, name),
    AvlVendor: ({ enterpriseRef: maker = '' }) => setLast(listed, 1, maker),
  };
  readXml(bytes, spend, {
    open: (name, attributes) => openers[name]?.(attributes),
    close: (name) => {
      if (name === 'BomItem') item = null;
      if (name === 'AvlItem') listed = null;
    },
  });
  for (const { number, row } of items) addNumbers(row.cells, approved.get(number) ?? []);
  return tableOf(
    items.map(({ row }) => row),
    spend,
  );
}

function characterise(item: Item | null, name: string, value: string): void {
  if (item && name !== '' && value.trim() !== '') item.row.cells.set(name, value.trim());
}

function setLast(listed: [string, string][] | null, place: 0 | 1, text: string): void {
  const last = listed?.at(-1);
  if (last) last[place] = text;
}

function addNumbers(cells: Map<string, string>, numbers: readonly [string, string][]): void {
  for (const [index, [number, maker]] of numbers.slice(0, mostNumbers).entries()) {
    const place = index === 0 ? '' : ` ${index + 1}`;
    cells.set(`MPN${place}`, number);
    cells.set(`Manufacturer${place}`, maker);
  }
}
