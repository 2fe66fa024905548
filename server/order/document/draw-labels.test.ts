import { expect, test } from 'vitest';
import { pdfPages } from '#server/testing/pdf.ts';
import { drawLabels } from './draw-labels.ts';
import type { Label, LabelSheet } from './label-sheet.ts';

const label: Label = {
  sender: { title: '差出人', lines: ['Shop'] },
  receiver: { title: 'お届け先', lines: ['〒100-0001', '東京都千代田区千代田1-1', '山田 太郎', 'JAPAN'] },
  parcel: '1個口の1個目',
  facts: ['注文番号：SO-1'],
};
const sheet: LabelSheet = {
  language: 'ja-JP',
  prefersJapanese: true,
  title: '宛名ラベル',
  author: 'Shop',
  at: '2026-11-21T10:00:00Z',
  size: 'a6',
  labels: [label],
};
const mediaBox = (bytes: Uint8Array) =>
  /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(bytes).toString('latin1'))?.slice(1).map(Number);

test('the page is the sheet of the printer, and the same label always has the same bytes', async () => {
  const bytes = await drawLabels(sheet);
  expect(mediaBox(bytes)?.map((points) => Math.round((points / 72) * 25.4))).toEqual([105, 148]);
  expect(mediaBox(await drawLabels({ ...sheet, size: '100x150' }))?.map((points) => Math.round((points / 72) * 25.4))).toEqual([100, 150]);
  expect(Buffer.from(await drawLabels(sheet)).equals(Buffer.from(bytes))).toBe(true);
});

test('a long address is written smaller and stays on its page, whole', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ${index}`);
  const pages = await pdfPages(await drawLabels({ ...sheet, labels: [{ ...label, receiver: { title: 'An', lines } }] }));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.match(/Donaudampf/g)).toHaveLength(12);
  expect(pages[0]?.match(/\d*11/)).not.toBeNull();
});
