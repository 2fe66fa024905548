import type { BomRowTexts } from '#contract/api/bom-choice.ts';
import { hashOf } from '#server/hash-of.ts';
import { fold } from '#server/rules/fold.ts';
import { partCode } from '#server/rules/part-number.ts';

const longestShown = 300;

/** What tells rows apart: another package or maker is another row, a description only where nothing else names the part. */
function tellingTexts({ sku, mpn, manufacturer, value, package: housing, description }: BomRowTexts): string[] {
  const named = [sku, mpn, value].some(Boolean);
  return [sku && partCode(sku), mpn && partCode(mpn), manufacturer, value, housing, named ? '' : description].map((text) =>
    fold(text ?? '').replace(/\s+/gu, ' '),
  );
}

/** The key of a row's choice and the row in words; null for a row that says nothing. */
export function choiceKey(texts: BomRowTexts): { hash: string; words: string } | null {
  const told = tellingTexts(texts);
  if (told.every((text) => text === '')) return null;
  const { sku, mpn, manufacturer, value, package: housing, description } = texts;
  const words = [sku, mpn, manufacturer, value, housing, description].filter(Boolean).join(' · ').slice(0, longestShown);
  return { hash: hashOf(JSON.stringify(told)), words };
}
