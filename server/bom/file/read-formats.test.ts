import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { StoreError } from '#server/kernel/store-error.ts';
import { biff, makeBiff5, makeBiff8, oldFile } from '#server/testing/old-spreadsheet.ts';
import { tgz } from '#server/testing/packed-tar.ts';
import { makeZip } from '#server/testing/spreadsheet.ts';
import { readBom } from '#server/bom/read-bom.ts';
import { readTables } from '#server/bom/read-table.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const example = async (name: string) => readFile(join(import.meta.dirname, 'examples', name));
const read = (bytes: Uint8Array) => readBom(readTables(bytes), {});
const facts = (bytes: Uint8Array) =>
  read(bytes).lines.map(({ source, quantity, references, dnp }) =>
    [quantity, source.mpn ?? source.value ?? source.description, source.package, references.join(' '), ...(dnp ? ['–'] : [])].join(' | '),
  );

function reasonOf(bytes: Uint8Array): unknown {
  try {
    readTables(bytes);
  } catch (error) {
    if (error instanceof StoreError) return error.options.data?.['reason'];
    throw error;
  }
  return null;
}

const cellXml = (text: string, more = '') =>
  `<Cell${more}><Data ss:Type="String">${text}</Data><Comment><ss:Data>no</ss:Data></Comment></Cell>`;
const compXml = (ref: string, value: string, more: string) =>
  `<comp ref="${ref}"><value>${value}</value><footprint>R_0603_1608Metric</footprint><property name="Sheetname" value="Root"/>${more}</comp>`;
const itemXml = (number: string, refs: string, more = '') =>
  `<BomItem OEMDesignNumberRef="${number}" quantity="2" category="ELECTRICAL">${refs}${more}</BomItem>`;

describe('spreadsheets of LibreOffice', () => {
  it('figures, merged cells, remarks, hidden columns and sheets, a million empty rows', async () => {
    const file = await example('sensorknoten.ods');
    expect(read(file)).toMatchObject({
      sheets: ['Bauteile', 'Lager'],
      sheet: 'Bauteile',
      header_row: 4,
      other_sheets: [{ name: 'Lager', rows: 1 }],
    });
    expect(read(file).columns.map(({ header }) => header)).not.toContain('intern');
    expect(facts(file)).toEqual([
      '3 | RC0603FR-0710KL | 0603 | R1 R2 R3',
      '1 | LM358DR | SOIC-8 | U1',
      '2 | LM358DR |  | U2 U3',
      '3 | BLM18AG601SN1D | 0603 | FB1',
    ]);
  });

  const content = { name: 'content.xml', bytes: bytesOf('<a/>') };
  it.each([
    ['macros', makeZip([content, { name: 'Basic/Standard/Module1.xml', bytes: bytesOf('x') }])],
    [
      'password',
      makeZip([content, { name: 'META-INF/manifest.xml', bytes: bytesOf('<m:manifest xmlns:m="m"><m:encryption-data/></m:manifest>') }]),
    ],
    ['empty', makeZip([content])],
  ])('refused: %s', (reason, bytes) => {
    expect(reasonOf(bytes)).toBe(reason);
  });
});

describe('spreadsheets of before 2007', () => {
  it('texts over several records, figures, formulas, merged cells, hidden columns and sheets', async () => {
    const file = await example('sensorknoten.xls');
    const bom = read(file);
    expect(bom).toMatchObject({ sheets: ['Notes', 'Bauteile'], sheet: 'Bauteile', header_row: 3 });
    expect(bom.columns.map(({ header }) => header)).toEqual(['Pos', 'Menge', 'Herstellernummer', 'Hersteller', 'Bezeichner', 'Bemerkung']);
    expect(bom.lines.map(({ quantity, source, dnp }) => [quantity, source.mpn, dnp])).toEqual([
      [3, 'RC0603FR-0710KL', false],
      [1500, 'GRM188R71H104KA93D', false],
      [1, 'LM358DR', false],
      [2, 'LM358DR', true],
      [1, '45717', false],
    ]);
    expect(bom.lines.every(({ source }) => (source.description ?? '').replace(/[ЖΩµ±öüß·]/gu, '').match(/[^\x20-\x7e]/u) === null)).toBe(
      true,
    );
    expect(bom.skipped.at(-1)).toMatchObject({ row: 9, reason: 'total' });
  });

  it('Excel 95', () => {
    expect(
      facts(
        makeBiff5([
          ['MPN', 'Qty'],
          ['LM358DR', '4'],
        ]),
      ),
    ).toEqual(['4 | LM358DR |  | ']);
  });

  it.each([
    ['password', makeBiff8(1, [biff(0x2f, 0, 0)], [])],
    ['broken', makeBiff8(1, [biff(0xfc, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff)], [])],
    ['broken', makeBiff8(1, [Buffer.from([0xfc, 0, 0xff, 0xff])], [])],
    ['not_a_table', oldFile('WordDocument', Buffer.from('x'))],
    ['too_many_sheets', makeBiff8(21, [], [])],
    ['empty', makeBiff8(1, [], [])],
  ])('refused: %s', (reason, bytes) => {
    expect(reasonOf(bytes)).toBe(reason);
  });

  it('as XML', () => {
    const rows = `<Row>${cellXml('MPN')}${cellXml('Qty', ' ss:Index="3"')}</Row><Row ss:Index="4">${cellXml('LM358DR')}<Cell ss:Index="3"><Data ss:Type="Number">4</Data></Cell></Row>`;
    const file = bytesOf(
      `<?xml version="1.0"?><Workbook xmlns:ss="s"><Worksheet ss:Name="B"><Table>${rows}</Table></Worksheet></Workbook>`,
    );
    expect(read(file)).toMatchObject({ sheet: 'B', lines: [{ row: 4, quantity: 4, source: { mpn: 'LM358DR' } }] });
  });
});

describe('netlists and lists of programs', () => {
  const mpn = '<fields><field name="MPN">RC0603FR-0710KL</field></fields>';
  it('KiCad: equal parts are one row, with their fields', () => {
    const parts = [
      compXml('R1', '10k', mpn),
      compXml('R2', '10k', mpn),
      compXml('R3', '22k', '<property name="dnp"/>'),
      compXml('H1', 'Hole', '<property name="exclude_from_bom"/>'),
    ];
    const file = bytesOf(`<?xml version="1.0" encoding="UTF-8"?>\n<export version="E"><components>${parts.join('')}</components></export>`);
    expect(facts(file)).toEqual([
      '2 | RC0603FR-0710KL | R_0603_1608Metric | R1 R2',
      '1 | 22k | R_0603_1608Metric | R3 | –',
      '1 | Hole | R_0603_1608Metric | H1 | –',
    ]);
  });

  it('ODB++: the components of a layer', () => {
    const board = [
      'UNITS=MM',
      '@0 .comp_mount_type',
      '&0 R_0603_1608Metric',
      '# CMP 0',
      'CMP 0 12.5 -3.25 90.0 N R1 RES_10K ;0=1;ID=7',
      "PRP VALUE '10k'",
      "PRP MPN 'RC0603FR-0710KL'",
      'TOP 0 12.1 -3.25 90.0 N 4 0 1',
      'CMP 0 14 1e-3 0.0 M R2 RES_10K',
      "PRP VALUE '10k'",
      "PRP MPN 'RC0603FR-0710KL'",
      'CMP 1 20 4 180.0 N U1 NE555DR ;0=1',
    ].join('\r\n');
    const { lines } = read(new TextEncoder().encode(board));
    expect(lines.map(({ quantity, references, source }) => [quantity, references.join(' '), source.mpn ?? source.description])).toEqual([
      [2, 'R1 R2', 'RC0603FR-0710KL'],
      [1, 'U1', 'NE555DR'],
    ]);
  });

  describe('ODB++: an archive of a board', () => {
    const top = [
      'CMP 0 1 2 0.0 N R1 RES-10K',
      "PRP VALUE '10k'",
      'CMP 0 3 2 0.0 N R2 RES-10K',
      "PRP VALUE '10k'",
      'CMP 1 5 2 0.0 N U1 NE555DR',
    ];
    const bottom = ['CMP 0 1 2 0.0 M Q1 TRANSISTOR', 'CPN C-77', 'DSC NPN 45 V', 'VND NEXPERIA', 'MPN 0 Y BC847B,215'];
    const bought = [
      'CPN RES-10K',
      'IPN 4711',
      'DSC Resistor 10k 1%',
      'VND YAGEO',
      'MPN Y Y RC0603FR-0710KL',
      'VND VISHAY',
      'MPN Y N CRCW060310K0FKEA',
    ];
    const files: [string, readonly string[]][] = [
      ['odb/matrix/matrix', ['STEP {', '}']],
      ['odb/steps/pcb/layers/comp_+_top/components', top],
      ['odb/steps/pcb/layers/comp_+_bot/components', bottom],
      ['odb/steps/pcb/layers/top/features', ['UNITS=MM']],
      ['odb/steps/pcb/boms/main/bom', bought],
    ];

    it('both layers, with what is bought for each part', () => {
      const { lines } = read(tgz(files));
      expect(lines.map(({ references, source }) => [references.join(' '), source.mpn, source.manufacturer, source.value])).toEqual([
        ['R1 R2', 'RC0603FR-0710KL', 'YAGEO', '10k'],
        ['U1', undefined, undefined, undefined],
        ['Q1', 'BC847B,215', 'NEXPERIA', undefined],
      ]);
    });

    it.each([
      ['broken', tgz(files).subarray(0, 60)],
      ['not_a_table', tgz(files.slice(0, 1))],
      ['too_large', gzipSync(Buffer.alloc(65 * 1024 * 1024))],
      ['broken', gzipSync('no archive at all'.repeat(100))],
    ])('refused: %s', (reason, bytes) => {
      expect(reasonOf(bytes)).toBe(reason);
    });
  });

  it('IPC-2581: characteristics, references and the approved makers', () => {
    const value =
      '<Characteristics category="ELECTRICAL"><Textual textualCharacteristicName="Value" textualCharacteristicValue="10k"/></Characteristics>';
    const refs = '<RefDes name="R1" packageRef="0603" populate="true"/><RefDes name="R2" packageRef="0603" populate="true"/>';
    const approved = ['RC0603FR-0710KL', 'CRCW060310K0FKEA'].map(
      (name) => `<AvlVmpn><AvlMpn name="${name}"/><AvlVendor enterpriseRef="M"/></AvlVmpn>`,
    );
    const file = bytesOf(
      `<IPC-2581><Bom name="b">${itemXml('RES-1', refs, value)}${itemXml('RES-2', '<RefDes name="R3" packageRef="0402" populate="false"/>')}</Bom><Avl><AvlItem OEMDesignNumber="RES-1">${approved.join('')}</AvlItem></Avl></IPC-2581>`,
    );
    expect(facts(file)).toEqual(['2 | RC0603FR-0710KL | 0603 | R1 R2', '2 | RES-2 | 0402 | R3 | –']);
    expect(read(file).lines[0]).toMatchObject({ alternates: ['CRCW060310K0FKEA'], source: { value: '10k', manufacturer: 'M' } });
  });

  it('EAGLE: columns that stand below each other', () => {
    const list = [
      'Partlist',
      '',
      'Exported from sensor.sch at 11/20/26 3:07 PM',
      '',
      'Part     Value          Device             Package           Library  Sheet',
      '',
      'C1       47uF           CPOL-USE2-5        E2-5              rcl      1',
      'JP1      Supply Select  M03LOCK            1X03_LOCK_LONGPADS connector 1',
      'R1       4.7K           R-US_0204/6        0204/6            rcl      1',
    ].join('\n');
    expect(facts(bytesOf(list))).toEqual([
      '1 | 47uF | E2-5 | C1',
      '1 | Supply Select | 1X03_LOCK_LONGPADS | JP1',
      '1 | 4.7K | 0204/6 | R1',
    ]);
    const bill = ['Qty Value    Device  Package  Parts', '2   10k      R-EU    R0603    R1, R2', '1   LM358DR  LM358   SO08     IC1'].join(
      '\r\n',
    );
    expect(facts(bytesOf(bill))).toEqual(['2 | 10k | R0603 | R1 R2', '1 | LM358DR | SO08 | IC1']);
  });

  it('a table that was copied as Markdown', () => {
    expect(facts(bytesOf('| Ref | Value | Qty |\n|:---|:---:|---:|\n| R1 | 10k | 1 |\n| C1 | 1u | 2 |'))).toEqual([
      '1 | 10k |  | R1',
      '2 | 1u |  | C1',
    ]);
  });

  it.each([
    ['not_a_table', '<?xml version="1.0"?><eagle version="9"/>'],
    ['broken', '<?xml version="1.0"?><export><comp ref="R1">'],
    ['broken', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><export/>'],
    ['empty', '<?xml version="1.0"?><Workbook/>'],
  ])('refused: %s', (reason, text) => {
    expect(reasonOf(bytesOf(text))).toBe(reason);
  });
});
