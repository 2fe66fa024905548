import type { BomRowTexts } from '#contract/api/bom-choice.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { fold } from '#server/rules/fold.ts';
import { partCode } from '#server/rules/part-number.ts';

const longestShown = 300;

const plain = (text: string | undefined) => fold(text ?? '').replace(/\s+/gu, ' ');

/** What tells rows apart: another package or maker is another row, a description only where nothing else names the part. */
function tellingTexts({ sku, mpn, manufacturer, value, package: housing, description }: BomRowTexts): string[] {
  const named = [sku, mpn, value].some(Boolean);
  return [sku && partCode(sku), mpn && partCode(mpn), manufacturer, value, housing, named ? '' : description].map(plain);
}

/** Keys of a row, the one that says most first: what the customer calls a part themselves means one part, whatever else the row says. */
export function choiceKeys(texts: BomRowTexts): string[] {
  const own = plain(texts.own_number);
  const told = tellingTexts(texts);
  return [
    ...(own === '' ? [] : [hashOf(JSON.stringify({ own }))]),
    ...(told.every((text) => text === '') ? [] : [hashOf(JSON.stringify(told))]),
  ];
}

/** The key that a choice is kept by, and the row in words; null for a row that says nothing. */
export function choiceKey(texts: BomRowTexts): { hash: string; words: string } | null {
  const [hash] = choiceKeys(texts);
  if (hash === undefined) return null;
  const { own_number: own, sku, mpn, manufacturer, value, package: housing, description } = texts;
  const words = [own, sku, mpn, manufacturer, value, housing, description].filter(Boolean).join(' · ').slice(0, longestShown);
  return { hash, words };
}
