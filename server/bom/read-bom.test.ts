import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreError } from '#server/kernel/store-error.ts';
import { meanings, short } from '#server/testing/short-bill.ts';
import { makeSpreadsheet, makeZip } from '#server/testing/spreadsheet.ts';
import { type BomChoices, readBom } from './read-bom.ts';
import { readTables } from './read-table.ts';
import { readText } from './file/read-text.ts';

const example = async (name: string) => readBom(readTables(await readFile(join(import.meta.dirname, 'file/examples', name))), {});
const typed = (text: string, choices: BomChoices = {}) => readBom([readText(text)], choices);

function reasonOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof StoreError) return error.options.data?.['reason'] ?? error.code;
    throw error;
  }
  return null;
}

const bytesOf = (value: string) => new TextEncoder().encode(value);
const rowsOf = (count: number) => `MPN;Qty\n${Array.from({ length: count }, (_, index) => `AB${index + 1000};1`).join('\n')}`;

describe('files as programs write them', () => {
  it('KiCad: what is not populated or not on the bill stays off the board', async () => {
    const bom = await example('kicad.csv');
    expect(meanings(bom)).toEqual({
      Reference: 'references',
      Qty: 'quantity',
      Value: 'value',
      DNP: 'dnp',
      'Exclude from BOM': 'dnp',
      Footprint: 'package',
    });
    expect(short(bom)).toEqual(['6 100n', '1 10u/16V –', '2 Fiducial –', '5 4k7', '1 STM32F103C8T6', '2 LM358']);
    expect(bom.lines[3]?.references).toEqual(['R1', 'R2', 'R3', 'R4', 'R7']);
  });

  it('Altium: a title above, a signature and a total below', async () => {
    const bom = await example('altium.csv');
    expect(bom.header_row).toBe(5);
    expect(meanings(bom)).toMatchObject({ Comment: 'value', Description: 'description', Designator: 'references', Quantity: 'quantity' });
    expect(short(bom)).toEqual(['4 100nF', '3 10k', '1 LM358DR']);
  });

  it('EAGLE', async () => {
    const bom = await example('eagle.csv');
    expect(meanings(bom)).toMatchObject({ Qty: 'quantity', Value: 'value', Package: 'package', Parts: 'references' });
    expect(bom.lines.map(({ quantity }) => quantity)).toEqual([3, 2, 1]);
  });

  it('OrCAD: references go on in the next row', async () => {
    const bom = await example('orcad.bom');
    expect(bom.lines[0]).toMatchObject({ quantity: 7, mismatch: false });
    expect(bom.lines[0]?.references).toHaveLength(7);
    expect(short(bom)).toEqual(['7 100n', '2 4k7', '1 LM358DR']);
  });

  it('JLCPCB: no quantities, another shop’s numbers', async () => {
    const bom = await example('jlcpcb.csv');
    expect(meanings(bom)).toEqual({ Comment: 'value', Designator: 'references', Footprint: 'package', 'LCSC Part #': 'distributor' });
    expect(short(bom)).toEqual(['3 100nF', '2 10K', '1 LM358DR']);
  });

  it('a German office file: decimals, the header twice, a sum', async () => {
    const bom = await example('buero.csv');
    expect(short(bom)).toEqual(['1000 RC0603FR-074K7L', '25 LM358N/NOPB', '2 STM32F103C8T6 –', '4 GRM155R71C104KA88D']);
  });

  it('a Japanese file: wide letters and commas, a sum', async () => {
    const bom = await example('buhin.csv');
    expect(meanings(bom)).toMatchObject({ 部品記号: 'references', メーカー型番: 'mpn', メーカー: 'manufacturer', 員数: 'quantity' });
    expect(short(bom)).toEqual(['3 RC0603FR-0710KL', '4 GRM155R71C104KA88D', '1 STM32F103C8T6 –']);
    expect(bom.lines.map(({ references }) => references.length)).toEqual([3, 4, 1]);
  });
});

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('encodings', () => {
  const table = 'Hersteller-Nr;Menge;Bemerkung\nLM358N;3;für Größe ±5 µV\n';
  const expected = 'für Größe ±5 µV';
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 LE with a mark', wide(`\ufeff${table}`, false)],
    ['UTF-16 BE with a mark', wide(`\ufeff${table}`, true)],
    ['UTF-16 LE', wide(table, false)],
    ['Latin-1', Buffer.from(table, 'latin1')],
  ])('%s', (_name, bytes) => {
    expect(readBom(readTables(bytes), {}).lines[0]?.source).toMatchObject({ mpn: 'LM358N', description: expected });
  });

  it('Shift_JIS', () => {
    // 型番,数量,備考 / LM358N,3,未実装
    const bytes = Buffer.from('8c5e94d42c909497ca2c94f58d6c0d0a4c4d3335384e2c332c96a28ec091950d0a', 'hex');
    const bom = readBom(readTables(bytes), {});
    expect(meanings(bom)).toEqual({ 型番: 'mpn', 数量: 'quantity', 備考: 'description' });
    expect(short(bom)).toEqual(['3 LM358N –']);
  });

  it('a picture is no table', () => {
    expect(reasonOf(() => readTables(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')))).toBe('not_a_table');
  });
});

describe('texts as people paste them', () => {
  it.each([
    ['LM358N 10\nNE555P 5', ['10 LM358N', '5 NE555P']],
    ['10 x LM358N\n5x NE555P', ['10 LM358N', '5 NE555P']],
    ['10 LM358N', ['10 LM358N']],
    ['LM358N\n\nNE555P\n', ['1 LM358N', '1 NE555P']],
    ['LM358N,10\nNE555P,5', ['10 LM358N', '5 NE555P']],
    ['LM358N\t10\nNE555P\t5', ['10 LM358N', '5 NE555P']],
    ['100nF 0603 X7R\n10k 1% 0603 x 20', ['1 100nF 0603 X7R', '20 10k 1% 0603']],
    ['LM358N (x3)', ['3 LM358N']],
    ['LM358N 3個', ['3 LM358N']],
  ])('%j', (text, lines) => {
    expect(short(typed(text))).toEqual(lines);
  });

  it('a quote that nobody closed is an inch sign', () => {
    expect(short(typed('MPN,Qty,Description\nABC123,2,Display 7" wide\nDEF456,1,x'))).toEqual(['2 ABC123', '1 DEF456']);
  });

  it('headings between groups are no parts, and a part with a total in its name is one', () => {
    expect(short(typed('MPN;Qty\nCapacitors;\nGRM155;3\nTOTAL-9;2\nTotal;5'))).toEqual(['3 GRM155', '2 TOTAL-9']);
  });

  it('counts references where there is no quantity, and tells where they differ', () => {
    const bom = typed('Ref;Qty;Value\nR1-R4;;4k7\nC1,C2;3;100n');
    expect(bom.lines.map(({ quantity, mismatch }) => [quantity, mismatch])).toEqual([
      [4, false],
      [3, true],
    ]);
  });

  it.each(['LM358N;yes', 'LM358N;DNP', 'LM358N;✗', 'LM358N;x', 'LM358N;1'])('%s under DNP is not fitted', (row) => {
    expect(typed(`MPN;DNP\n${row}`).lines[0]?.dnp).toBe(true);
  });

  it.each([
    ['MPN;Fitted\nLM358N;no', true],
    ['MPN;Fitted\nLM358N;yes', false],
    ['MPN;Bestückt\nLM358N;nein', true],
    ['MPN;DNP\nLM358N;no', false],
    ['MPN;Description\nKSC341G;tact switch NC SPST', false],
    ['MPN;Description\nKSC341G;nicht bestückt', true],
    ['MPN;Description\nKSC341G;do not fit', true],
    ['Value;Package;Designator\nNA(10k/R0402);R0402;R16', true],
    ['Value;Package;Designator\nNA/R0402;R0402;R49', true],
    ['Value;Package;Designator\nNAND;SOIC-14;U1', false],
    ['Value;Designator;Remark\nCONN_02X20;J1;No not install', true],
  ])('%j', (text, dnp) => {
    expect(typed(text).lines[0]?.dnp).toBe(dnp);
  });
});

describe('columns', () => {
  it.each([
    ['en', 'Manufacturer Part Number,Manufacturer,Quantity,Reference Designator,Description'],
    ['de', 'Herstellernummer,Hersteller,Menge,Bezeichner,Beschreibung'],
    ['ru', 'Артикул,Производитель,Кол-во,Поз. обозначение,Описание'],
    ['hi', 'पार्ट नंबर,निर्माता,मात्रा,संदर्भ,विवरण'],
    ['fr', 'Référence fabricant,Fabricant,Quantité,Repères,Description'],
    ['pt', 'Código do fabricante,Fabricante,Quantidade,Designador,Descrição'],
    ['id', 'Nomor part,Pabrikan,Jumlah,Referensi,Deskripsi'],
    ['tr', 'Parça numarası,Üretici,Adet,Referans,Açıklama'],
    ['ja', '型番,メーカー,数量,部品記号,説明'],
    ['es', 'Número de parte,Fabricante,Cantidad,Referencia,Descripción'],
    ['zh', '型号,制造商,数量,位号,描述'],
  ])('names in %s', (_language, header) => {
    const { columns } = typed(`${header}\nRC0603FR-0710KL,Yageo,3,"R1,R2,R3",10k`);
    expect(columns.map(({ meaning }) => meaning)).toEqual(['mpn', 'manufacturer', 'quantity', 'references', 'description']);
  });

  it('a name with two meanings takes the one that the cells bear out', () => {
    expect(meanings(typed('Référence;Qté;Valeur\nR1,R2;2;10k'))).toMatchObject({ Référence: 'references' });
    expect(meanings(typed('Référence;Qté\nRC0603FR-0710KL;2'))).toMatchObject({ Référence: 'mpn' });
  });

  it('a mapping goes before guesses, and another header row can be named', () => {
    const bom = typed('MPN;Internal;Qty\nAB12;LM358N;2', { mapping: { Internal: 'mpn' } });
    expect(bom.columns.map(({ meaning, guessed }) => [meaning, guessed])).toEqual([
      ['alternate', true],
      ['mpn', false],
      ['quantity', true],
    ]);
    expect(short(typed('MPN;Qty\nLM358N;2', { header_row: 0 }))).toHaveLength(2);
    expect(reasonOf(() => typed('MPN;Qty\nLM358N;2', { header_row: 9 }))).toBe('validation_failed');
  });

  it('columns of the same name, or of none, can be told apart', () => {
    expect(typed('Qty;;Qty\n1;LM358N;2').columns.map(({ header }) => header)).toEqual(['Qty', 'B', 'Qty (2)']);
  });
});

describe('spreadsheets', () => {
  const rows = [
    ['Sensor node'],
    [],
    ['Qty', 'Internal', 'MPN', 'Ref'],
    [1500, 'secret', 'LM358N', 'U1'],
    ['2', null, 'RC0603FR-0710KL', 'R1'],
    [3, null, null, 'R2, R3, R4'],
    ['1-Mar', null, 'NE555P', 'U2'],
    [1.5e-7, null, 45_717, 'U3'],
  ];

  it('numbers, texts, hidden columns, merged cells and dates', () => {
    const bom = readBom(readTables(makeSpreadsheet([{ name: 'BOM', rows, hidden: [2], merged: ['A1:D1', 'C5:C6'] }])), {});
    expect(bom.columns.map(({ header }) => header)).toEqual(['Qty', 'MPN', 'Ref']);
    expect(short(bom)).toEqual(['1500 LM358N', '2 RC0603FR-0710KL', '3 RC0603FR-0710KL', '1 NE555P', '1 45717']);
    expect(bom).toMatchObject({ header_row: 3, sheet: 'BOM', delimiter: null });
  });

  it('the sheet with the best header is read, another when it is named, hidden ones never', () => {
    const sheets = [
      { name: 'Notes', rows: [['Read me'], ['Part 1']] },
      {
        name: 'Parts',
        rows: [
          ['MPN', 'Qty'],
          ['LM358N', 2],
        ],
      },
      {
        name: 'Old',
        rows: [
          ['MPN', 'Qty', 'Manufacturer', 'Description'],
          ['OLD1', 2],
        ],
        state: 'hidden' as const,
      },
    ];
    const tables = readTables(makeSpreadsheet(sheets));
    expect(readBom(tables, {})).toMatchObject({ sheets: ['Notes', 'Parts'], sheet: 'Parts' });
    expect(reasonOf(() => readBom(tables, { sheet: 'Notes' }))).toBe('not_a_table');
    expect(reasonOf(() => readBom(tables, { sheet: 'Old' }))).toBe('validation_failed');
  });

  const sheet = { name: 'BOM', rows };
  const bomb = { name: 'xl/sharedStrings.xml', bytes: new Uint8Array(60 * 1024 * 1024) };
  it.each([
    ['password', Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')])],
    ['password', makeZip([{ name: 'xl/workbook.xml', bytes: bytesOf('x'), flags: 1 }])],
    ['broken', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['not_a_table', makeZip([{ name: 'readme.txt', bytes: bytesOf('x') }])],
    ['macros', makeSpreadsheet([sheet], [{ name: 'xl/vbaProject.bin', bytes: bytesOf('x') }])],
    ['too_many_sheets', makeSpreadsheet(Array.from({ length: 21 }, (_, index) => ({ name: `S${index}`, rows })))],
    ['too_large', makeSpreadsheet([sheet], [bomb])],
    ['too_large', makeSpreadsheet([sheet], [{ name: 'xl/sharedStrings.xml', bytes: bytesOf(`<sst>${'<si/>'.repeat(1_000_001)}</sst>`) }])],
    // It lies about its size.
    ['too_large', makeSpreadsheet([sheet], [{ ...bomb, stated: 10 }])],
    ['broken', makeSpreadsheet([sheet]).slice(0, 400)],
    ['broken', makeSpreadsheet([], [{ name: 'xl/workbook.xml', bytes: bytesOf('<workbook><sheets>') }])],
    ['broken', makeSpreadsheet([], [{ name: 'xl/workbook.xml', bytes: bytesOf('<!DOCTYPE a [<!ENTITY b "c">]><workbook/>') }])],
    ['empty', makeSpreadsheet([{ name: 'BOM', rows: [] }])],
    ['empty', new Uint8Array()],
    ['empty', Buffer.from(' \n\n')],
    ['not_a_table', Buffer.from('Dear all,\nplease find our order attached.\n')],
  ])('refused: %s', (reason, bytes) => {
    expect(reasonOf(() => readBom(readTables(bytes), {}))).toBe(reason);
  });

  it('1,000 lines are read, more only when the rest may be cut', () => {
    expect(typed(rowsOf(1000)).lines).toHaveLength(1000);
    expect(reasonOf(() => typed(rowsOf(1001)))).toBe('bom_too_long');
    expect(typed(rowsOf(1003), { cut: true })).toMatchObject({ left_out: 3 });
  });
});
