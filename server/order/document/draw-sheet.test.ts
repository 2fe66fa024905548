import { expect, test } from 'vitest';
import { hasOutlinedText, pdfLines, pdfPages } from '#server/testing/pdf.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const row = (index: number): SheetRow => ({
  cells: [String(index + 1), `PART-${index + 1}`, '1.000', '0,000321', '19 %', '0,32'],
  details: ['Maker', 'Keramikvielschichtkondensator, 100 nF, 50 V, X7R'],
});

const sheet: Sheet = {
  language: 'de-DE',
  prefersJapanese: false,
  title: 'Rechnung',
  number: 'INV-2026-000001',
  at: '2026-11-21T10:00:00Z',
  seller: { name: 'Shop', lines: [] },
  note: null,
  parties: [{ title: 'Rechnungsadresse', lines: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'] }],
  facts: [['Datum', '21. November 2026']],
  columns: ['Pos.', 'Bauteil', 'Menge', 'Stückpreis (EUR)', 'Steuer', 'Betrag (EUR)'].map((head) => ({
    head,
    most: head === 'Bauteil' ? 'rest' : 110,
    isNumber: head !== 'Bauteil',
  })),
  rows: [row(0)],
  sums: [{ label: 'Gesamtsumme', amount: '0,32 EUR', isTotal: true }],
  blocks: [],
  page: 'Seite {page} von {pages}',
};

test('three hundred lines fill pages with the heads of the columns on each and a number below', async () => {
  const bytes = await drawSheet({ ...sheet, rows: Array.from({ length: 300 }, (_, index) => row(index)) });
  const pages = await pdfPages(bytes);
  expect(pages.length).toBeGreaterThan(10);
  pages.forEach((text, index) => {
    expect(text).toContain('Bauteil');
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
  });
  const parts = pages.flatMap((text) => text.match(/PART-\d+/g) ?? []);
  expect(parts.map((part) => /\d+/.exec(part)?.[0])).toHaveLength(300);
  expect(pages.at(-1)).toContain('Gesamtsumme');
  // Only the letters in use are in the file.
  expect(bytes.length).toBeLessThan(200_000);
});

test('words and numbers that are too long for their place are broken, not cut', async () => {
  const long = 'Q'.repeat(120);
  const [text = ''] = await pdfPages(await drawSheet({ ...sheet, rows: [{ ...row(0), cells: ['1', long] }] }));
  expect(text.match(/Q/g)).toHaveLength(120);
  expect(text.replaceAll(' ', '')).toContain('betriebswerkbau');
});

test('a number of the widest letters stays on one line beside long labels', async () => {
  const facts: Sheet['facts'] = [
    ['Nummer der Rechnungskorrektur', 'CN-2026-000001'],
    ['Bestellnummer', 'SO-261120-WWWWWW'],
  ];
  const lines = await pdfLines(await drawSheet({ ...sheet, facts }));
  expect(lines.join('\n')).toMatch(/Bestellnummer {3}SO-261120-WWWWWW$/m);
});

test('what has no bold font has the weight of a bold line all the same', async () => {
  expect(await hasOutlinedText(await drawSheet({ ...sheet, title: '請求書', language: 'ja-JP', prefersJapanese: true }))).toBe(true);
  expect(await hasOutlinedText(await drawSheet(sheet))).toBe(false);
});
