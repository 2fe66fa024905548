/** Files of parts made to be a burden, each of nearly the eleven megabytes that an import takes over the network. */

const mostBytes = 11_000_000;
const fill = (text: string) => text.repeat(Math.floor(mostBytes / text.length));
const header = 'manufacturer,mpn,category\n';
const part = { manufacturer: 'yageo', mpn: 'RC0603', category: 'chip-resistors' };
const list = (items: number, item: (at: number) => string) => Array.from({ length: items }, (_, at) => item(at)).join(',');
/** A part in JSON with one field more. */
const lineWith = (field: string, value: string) => `${JSON.stringify(part).slice(0, -1)},"${field}":${value}}\n`;

export const hostileImports: [name: string, file: string, content: () => string][] = [
  ['one cell', 'a.csv', () => `${header}yageo,"${fill('x')}",chip-resistors\n`],
  ['a cell that nobody closes', 'a.csv', () => `${header}"${fill('yageo,x\n')}`],
  ['quotes in quotes', 'a.csv', () => `${header}"${fill('""')}",x,y\n`],
  ['rows that are all wrong', 'a.csv', () => `${header}${fill('?,?,?\n')}`],
  ['rows of too many cells', 'a.csv', () => `${header}${fill(`${'a,'.repeat(50)}\n`)}`],
  ['a row of cells without end', 'a.csv', () => `${header}${fill(',')}\n`],
  ['a header of columns without end', 'a.csv', () => `${fill('mpn,')}\n`],
  [
    'rows of 2,000 parameters',
    'a.csv',
    () => `${header.trim()},${list(1997, (at) => `attr:p${at}`)}\n${fill(`yageo,x,chip-resistors${',1'.repeat(1997)}\n`)}`,
  ],
  ['nothing but ends of lines', 'a.csv', () => fill('\n')],
  ['one line', 'a.jsonl', () => fill('x')],
  ['one text', 'a.jsonl', () => `{"mpn":"${fill('\\u0041')}"}\n`],
  ['lists in lists', 'a.jsonl', () => fill('[')],
  ['lists in lists that end', 'a.jsonl', () => `${'['.repeat(mostBytes / 2)}${']'.repeat(mostBytes / 2)}\n`],
  ['lines that are all wrong', 'a.jsonl', () => fill('{}\n')],
  ['a line of offers', 'a.jsonl', () => lineWith('offers', `[${list(3_000_000, () => '{}')}]`)],
  ['lines of 80,000 offers', 'a.jsonl', () => fill(lineWith('offers', `[${list(80_000, () => '{}')}]`))],
  ['lines of 20,000 parameters', 'a.jsonl', () => fill(lineWith('attributes', `{${list(20_000, (at) => `"${at}":[]`)}}`))],
];
