/** Bills made to be a burden: the worst that is known, each as small as it gets on the wire. */
import { randomBytes } from 'node:crypto';
import { biff, makeBiff8, word } from '#server/testing/old-spreadsheet.ts';
import { makeZip } from '#server/testing/spreadsheet.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const long = 1_800_000;
/** As often as fits into a request, where ends of lines and quotes count twice. */
const fill = (text: string, length = long) => text.repeat(Math.floor(length / (JSON.stringify(text).length - 2)));
const field = (text: string) => `Reference,Value,Qty\n"${text}",100n,5\n`;

/** Texts just below the two million characters of a request. */
export const hostileTexts: [name: string, text: string][] = [
  ['40 kB of dots', field('.'.repeat(40_000))],
  ['1.8 MB of dots', field(fill('.'))],
  ['20,000 ellipses', field('…'.repeat(20_000))],
  ['20,000 brackets in a header', `${'('.repeat(20_000)},MPN,Qty\n1,LM358,5\n`],
  ['1.8 MB of brackets', `MPN,Qty\n${fill('(')},5\n`],
  ['dashes between spaces', field(fill(' - '))],
  ['ranges of 4,999', field(fill('R1-R4999,'))],
  ['rows that go on for ever', `Reference,Value,Qty\nR1,100n,999999999\n${fill('R1-R4999,,\n')}`],
  ['nothing but ends of lines', fill('\n')],
  ['nothing but commas', fill(',')],
  ['rows of one comma', `MPN,Qty\n${fill(',\n')}`],
  ['quotes that nobody closes', `MPN,Qty\n${fill(',"\n')}`],
  ['quotes in quotes', `MPN,Qty\n"${fill('""')}`],
  ['tabs and spaces', `MPN\tQty\n${fill('\t  ')}`],
  ['one word', fill('x')],
  ['a line of counts', fill('1 x 1 x ')],
  ['lines of counts', fill(`${'1 x '.repeat(100)}\n`)],
  ['figures', `MPN,Qty\n${fill('1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 ,1.000.000.000.000.000.000.000.000x\n')}`],
  ['headers without end', fill('MPN,Qty,Value,Reference\n')],
  ['200 columns of one name', `${'MPN,'.repeat(200)}\n${fill(`${'a1,'.repeat(200)}\n`)}`],
  ['ligatures that unfold', field('\ufdfa'.repeat(600_000))],
];

const workbook = (sheets: number) =>
  bytes(
    `<workbook xmlns:r="http://x"><sheets>${Array.from({ length: sheets }, (_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
  );

/** What does not shrink: a part of the archive may grow to 200 times its size and no more. */
const noise = () => `<!--${randomBytes(150_000).toString('base64')}-->`;

/** All sheets are the same part of the archive. */
function spreadsheet(sheet: string, { sheets = 1, texts }: { sheets?: number; texts?: string } = {}): Uint8Array<ArrayBuffer> {
  const relations = Array.from({ length: sheets }, (_, at) => `<Relationship Id="r${at}" Type="http://x/worksheet" Target="sheet.xml"/>`);
  return makeZip([
    { name: '[Content_Types].xml', bytes: bytes('<Types/>') },
    { name: 'xl/workbook.xml', bytes: workbook(sheets) },
    { name: 'xl/_rels/workbook.xml.rels', bytes: bytes(`<Relationships>${relations.join('')}</Relationships>`) },
    { name: 'xl/sheet.xml', bytes: bytes(sheet + noise()) },
    ...(texts === undefined ? [] : [{ name: 'xl/sharedStrings.xml', bytes: bytes(texts + noise()) }]),
  ]);
}

const sheetOf = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
const oneText = (text: string) => `<sst><si><t>${text}</t></si></sst>`;
const sharing = (cells: number) => sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(cells / 100));

/** Spreadsheets of some kilobytes each. */
export const hostileSheets: [name: string, file: () => Uint8Array<ArrayBuffer>][] = [
  ['50 cells of five million spaces', () => spreadsheet(sharing(100), { texts: oneText(' '.repeat(5_000_000)) })],
  ['50,000 cells of five million letters', () => spreadsheet(sharing(50_000), { texts: oneText('A'.repeat(5_000_000)) })],
  ['20 sheets of 600,000 empty cells', () => spreadsheet(sheetOf(`<row>${'<c/>'.repeat(600_000)}</row>`), { sheets: 20 })],
  ['1.5 million attributes in a tag', () => spreadsheet(`<worksheet ${fill('a1="" b2="" ', 10_000_000)}/>`)],
  ['900,000 tags in each other', () => spreadsheet('<a>'.repeat(900_000))],
  ['columns hidden again and again', () => spreadsheet(`<worksheet>${'<col min="1" max="200" hidden="1"/>'.repeat(200_000)}</worksheet>`)],
  [
    'merged again and again',
    () =>
      spreadsheet(
        `<worksheet><sheetData>${'<row><c t="str"><v>a</v></c></row>'.repeat(20_000)}</sheetData>${'<mergeCell ref="A1:A20000"/>'.repeat(200_000)}</worksheet>`,
      ),
  ],
  ['the last column of each row', () => spreadsheet(sheetOf('<row><c r="GR1"><v>1</v></c></row>'.repeat(20_000)), { sheets: 20 })],
  ['a million shared texts', () => spreadsheet(sharing(100), { texts: `<sst>${'<si><t/></si>'.repeat(1_000_000)}</sst>` })],
  ['five hundred sheets of 40,000 cells', () => spreadsheet(sheetOf(`<row>${'<c/>'.repeat(40_000)}</row>`), { sheets: 500 })],
  ['16,384 columns', () => spreadsheet(sheetOf(`<row>${'<c t="str"><v>MPN</v></c>'.repeat(16_384)}</row>`.repeat(60)))],
  [
    '200 times 200 columns of text',
    () =>
      spreadsheet(sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(2000)), { texts: oneText('R1-R4999,'.repeat(2000)) }),
  ],
];

const office = (content: string) =>
  makeZip([
    { name: 'mimetype', bytes: bytes('application/vnd.oasis.opendocument.spreadsheet'), isPlain: true },
    { name: 'content.xml', bytes: bytes(`<office>${content}</office>${noise()}`) },
  ]);
const parts = (count: number, part: (index: number) => string) =>
  bytes(`<export>${Array.from({ length: count }, (_, at) => part(at)).join('')}</export>`);
/** All chains of a container's sectors lead back to their beginning. */
function looped(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = 512 * (view.getUint32(76, true) + 1);
  for (let entry = 1; entry < 128; entry += 1) view.setUint32(table + entry * 4, entry, true);
  return file;
}

/** A text of 8,000 signs, and cells that show it. */
const oneText8 = [biff(0xfc, 1, 0, 0, 0, 1, 0, 0, 0, ...word(8000), 0, ...Buffer.alloc(8000, 0x41))];
const labels = (count: number) => Array.from({ length: count }, (_, at) => biff(0xfd, ...word(at), 0, 0, 0, 0, 0, 0, 0, 0));

/** Files of other kinds, none of them over 5 MB. */
export const hostileFiles: [name: string, file: () => Uint8Array<ArrayBuffer>][] = [
  [
    'a cell of LibreOffice that is repeated a million times a million times',
    () =>
      office(
        '<table name="a"><table-row number-rows-repeated="1048576"><table-cell number-columns-repeated="1048576"><p>R1</p></table-cell></table-row></table>'.repeat(
          19,
        ),
      ),
  ],
  ['tables of LibreOffice in each other', () => office('<table name="a"><table-row><table-cell>'.repeat(100_000))],
  ['20 sheets of before 2007 that are the same million records', () => makeBiff8(20, [], [Buffer.alloc(4 * 1_100_000)])],
  ['texts of before 2007 that are one long one again and again', () => makeBiff8(20, oneText8, [...labels(5000)])],
  ['a container whose sectors go round in circles', () => looped(makeBiff8(1, [], [Buffer.alloc(40_000)]))],
  [
    'a netlist of 20,000 parts with a field of their own',
    () => parts(20_000, (at) => `<comp ref="R${at}"><field name="f${at}">x</field></comp>`),
  ],
];
