import { describe, expect, it } from 'vitest';
import { meanings, short } from '#server/testing/short-bill.ts';
import { type BomChoices, readBom } from './read-bom.ts';
import { readText } from './file/read-text.ts';

const typed = (text: string, choices: BomChoices = {}) => readBom([readText(text)], choices);

describe('columns by what their cells hold', () => {
  const rows = ['R1,R2;10k;2', 'C1;100n;1', 'C2;1u;1', 'U1;LM358;1'];
  const running = (name: string) =>
    [`${name};Refs;Value;Qty`, ...rows.map((row, index) => `${index + 1};${row.replaceAll(',', ' ')}`)].join('\n');

  it.each(['#', 'No.', 'Item#', 'Item', 'Component', 'Number', 'Pos', 'Id', 'Part', 'Lfd. Nr.', '№'])(
    '%s with running numbers is an index',
    (name) => {
      const bom = typed(running(name));
      expect(bom.columns.map(({ meaning }) => meaning)).toEqual(['ignore', 'references', 'value', 'quantity']);
      expect(short(bom)).toEqual(['2 10k', '1 100n', '1 1u', '1 LM358']);
    },
  );

  it('running numbers below a plain Qty are no quantities either', () => {
    const bom = typed('Qty,Refs,Value\n1,R1,1k\n2,R2,2k\n3,R3,3k\n4,R4,4k\n5,R5,5k\n6,R6,6k');
    expect(bom.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('# heads quantities where they are some', () => {
    expect(meanings(typed('#;MPN\n4;LM358N\n1;NE555P\n12;TL072CP'))).toEqual({ '#': 'quantity', MPN: 'mpn' });
  });

  it.each([
    ['Part;Value', 'R_Small;10k'],
    ['Component;Val', 'Resistor;10k'],
    ['Name;Wert', 'Widerstand;10k'],
    ['Nom;Valeur', 'Résistance;10k'],
    ['名称;数值', '电阻;10k'],
    ['部品名;値', '抵抗;10k'],
  ])('%s: the plain name goes before the general one', (header, row) => {
    expect(typed(`${header};Refs\n${row};R1\n${row};R2`).lines[0]?.source).toMatchObject({ value: '10k', references: 'R1' });
  });

  it.each([
    ['Manf#', 'mpn'],
    ['Manufacter Part#', 'mpn'],
    ['MFN', 'mpn'],
    ['Mfr. Part No. (1)', 'mpn'],
    ['MPN/Value', 'mpn'],
    ['MANU', 'manufacturer'],
    ['MF', 'manufacturer'],
    ['BOM Qty', 'quantity'],
    ['Qty for rev B', 'quantity'],
    ['Spec(ifications)', 'description'],
    ['taille', 'package'],
    ['Digi-Key Part Number', 'distributor'],
    ['Mouser #', 'distributor'],
    ['LCSC code', 'distributor'],
    ['Unit Price (USD)', 'ignore'],
    ['Cmp name', 'ignore'],
  ])('%s is known', (name, meaning) => {
    const cell = { quantity: '3', mpn: 'LM358N' }[meaning] ?? 'ABC';
    expect(typed(`Reference;${name};Remarks\nR1;${cell};x\nR2;${cell};y`).columns[1]?.meaning).toBe(meaning);
  });

  it.each(['Tags', 'Schlagwörter', 'Étiquettes', 'Etiquetas', 'Label', 'Метки', 'टैग', 'Etiketler', 'タグ', '标签'])(
    '%s: the buyer’s own words, as the export writes them',
    (name) => expect(typed(`MPN;Qty;${name}\nLM358N;1;"analog, check"`).lines[0]?.source).toMatchObject({ tags: 'analog, check' }),
  );

  it.each(['Internal PN', 'Sachnummer', 'Внутренний номер', 'Référence interne', '物料编码', '社内品番'])(
    '%s heads the numbers of the buyer, however they run',
    (name) => {
      const bom = typed(`Reference;MPN;${name}\nR1;LM358N;10001\nR2;LM358D;10002\nR3;LM358P;10003\nR4;LM358Q;10004\nR5;LM358S;10005`);
      expect(bom.columns[2]?.meaning).toBe('own_number');
      expect(bom.lines[0]?.source).toMatchObject({ mpn: 'LM358N', own_number: '10001' });
    },
  );

  it('what is called an own number names the part where nothing else does', () => {
    expect(typed('Reference;Internal Part Number\nU1;LM358DR\nU2;NE555P').columns[1]?.meaning).toBe('mpn');
  });

  it('several pairs of maker and number are alternates in their order', () => {
    const bom = typed('Qty\tManufacturer\tMPN\tManufacturer\tMPN\tManufacturer\tMPN\n1\tTI\tLM358DR\tST\tLM358DT\tonsemi\tLM358DR2G');
    expect(bom.lines[0]).toMatchObject({ source: { mpn: 'LM358DR', manufacturer: 'TI' }, alternates: ['LM358DT', 'LM358DR2G'] });
  });

  it('codes of other shops are no part numbers, whatever heads them', () => {
    const bom = typed('Refs;Supplier P/N;MPN;\nR1;311-10.0KCRCT-ND;296-1395-5-ND;C25804\nR2;311-1.0KCRCT-ND;296-1396-5-ND;C25744');
    expect(bom.columns.map(({ meaning }) => meaning)).toEqual(['references', 'distributor', 'distributor', 'distributor']);
    expect(bom.lines).toHaveLength(2);
  });

  it('shops are no makers, and Any, n/a, - name nothing', () => {
    expect(meanings(typed('MPN;Vendor\nLM358N;Mouser\nNE555P;Digi-Key'))).toEqual({ MPN: 'mpn' });
    const bom = typed('Refs;Value;MPN;Manufacturer\nR1;10k;Any;any\nR2;22k;n/a;-\nR3;47k;TBD;generic\nR4;1k;RC0603FR-071KL;Yageo');
    expect(bom.lines.map(({ source }) => [source.mpn, source.manufacturer])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      ['RC0603FR-071KL', 'Yageo'],
    ]);
  });

  it('part numbers below LibRef, and notes below no name', () => {
    expect(
      typed('Qty;Designator;Comment;LibRef\n1;C1;2.2\ufffdF;GRM188R61C225KE15D\n1;C2;10pF;GRM1885C1H100JA01D').lines[0]?.source,
    ).toMatchObject({ value: '2.2µF', mpn: 'GRM188R61C225KE15D' });
    expect(short(typed('Ref;Value;Qty;;\nSW1;DIPSW;1;;219-4MST\nR2;10k;1;;do not install'))).toEqual(['1 DIPSW', '1 10k –']);
  });

  it('KiBoM: configurations of which dnf is one', () => {
    expect(short(typed('Component,References,Value,Config\n1,R1,10k,\n2,R2,22k,dnf\n3,R3,47k,+can'))).toEqual([
      '1 10k',
      '1 22k –',
      '1 47k',
    ]);
  });
});

describe('headers of two rows, and tables beside each other', () => {
  it('GOST: a word that goes on below', () => {
    const bom = typed(
      'Перечень элементов\nПоз.;;Кол. \nобозна-;Наименование;;Приме-\nчение;;;чание\nC1;Конденсатор 100нФ;1;\nR1, R2;Резистор 10к;2;',
      {},
    );
    expect(bom.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const two = typed('Поз. обозна-;Наименование;Кол.;Приме-\nчение;;;чание\nC1;Конденсатор 100нФ;1;\nR1, R2;Резистор 10к;2;');
    expect(two.columns.map(({ header }) => header)).toEqual(['Поз. обозначение', 'Наименование', 'Кол.', 'Примечание']);
    expect(two.lines.map(({ references }) => references)).toEqual([['C1'], ['R1', 'R2']]);
  });

  it('a name over two columns', () => {
    const bom = typed('Refs;Qty;Manufacturer 1;;Manufacturer 2;\n;;Name;Part number;Name;Part number\nU1;1;TI;LM358DR;ST;LM358DT');
    expect(bom.lines[0]).toMatchObject({ source: { manufacturer: 'TI', mpn: 'LM358DR' }, alternates: ['LM358DT'], quantity: 1 });
    expect(bom.header_row).toBe(1);
  });

  it('a name over two columns that says nothing of its own', () => {
    const bom = typed('Designator;Qty;Value;Source;\n;;;Manufacturer;Part\nR1;1;10k;Yageo;RC0603FR-0710KL');
    expect(bom.lines[0]?.source).toMatchObject({ value: '10k', manufacturer: 'Yageo', mpn: 'RC0603FR-0710KL' });
    expect(bom.skipped).toEqual([]);
  });

  it('GOST: the rest of a name in a row of its own, but not a heading or a part', () => {
    const bom = typed(
      'Поз. обозначение;Наименование;Кол.;Примечание\nC1-C4;Конденсатор К10-17б-М47-;4;\n;100 пФ ±5 %;;\n;ОЖ0.460.107 ТУ;;\nРезисторы;;;\nR1;Резистор С2-33Н-0,125-10 кОм;1;\n;ОЖ0.467.093 ТУ;;\n;;;\n;ОЖ0.467.093 ТУ;;',
    );
    expect(bom.lines.map(({ references, source }) => [references.length, source.description ?? source.value ?? source.mpn])).toEqual([
      [4, 'Конденсатор К10-17б-М47-100 пФ ±5 % ОЖ0.460.107 ТУ'],
      [1, 'Резистор С2-33Н-0,125-10 кОм ОЖ0.467.093 ТУ'],
      [0, 'ОЖ0.467.093 ТУ'],
    ]);
    expect(bom.rows).toMatchObject({ joined: 3 });
  });

  const boards = 'Ref;Value;Qty;;Ref;Value;Qty\nR1;10k;1;;C1;100n;2\nR2;22k;1;;C2;1u;3';
  it('two boards side by side are two bills, of which one is chosen', () => {
    const bom = typed(boards);
    expect(bom).toMatchObject({ sheets: ['A–D', 'E–G'], sheet: 'A–D', other_sheets: [{ name: 'E–G', rows: 2, is_alike: true }] });
    expect(short(bom)).toEqual(['1 10k', '1 22k']);
    expect(short(typed(boards, { sheet: 'E–G' }))).toEqual(['2 100n', '3 1u']);
    expect(short(typed(boards, { all_sheets: true }))).toEqual(['1 10k', '1 22k', '2 100n', '3 1u']);
  });
});

describe('no row is left out without a word', () => {
  const text =
    'Board;rev B\nRef;Value;Qty\nCapacitors;;\nC1;100n;3\n;;\nC2,;;\nH1;;1\nRef;Value;Qty\nR1;10k;1\nTotal;;4\nComponent Count:;4;\n';
  it('each with its reason', () => {
    const bom = typed(text);
    expect(short(bom)).toEqual(['3 100n', '1 10k']);
    expect(bom.rows).toEqual({ read: 9, joined: 1, skipped: 6 });
    expect(bom.skipped).toEqual([
      { row: 1, reason: 'above_header', text: 'Board · rev B' },
      { row: 3, reason: 'no_name', text: 'Capacitors' },
      { row: 7, reason: 'no_name', text: 'H1 · 1' },
      { row: 8, reason: 'header', text: 'Ref · Value · Qty' },
      { row: 10, reason: 'no_name', text: 'Total · 4' },
      { row: 11, reason: 'note', text: 'Component Count: · 4' },
    ]);
  });

  it('and each can be brought back', () => {
    const bom = typed(text, { fitted: [1, 7, 11] });
    expect(bom.lines.map(({ row }) => row)).toEqual([1, 4, 7, 9, 11]);
    expect(bom.rows.skipped).toBe(3);
  });

  it('of very many only the first are told', () => {
    const bom = typed(`Ref;Value;Qty\nR1;10k;1\n${'H1;;1\n'.repeat(300)}`);
    expect(bom.skipped).toHaveLength(200);
    expect(bom.rows.skipped).toBe(300);
  });
});
