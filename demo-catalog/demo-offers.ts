/** Packagings of a part with their price breaks, in the demo shop. */
import type { Packaging } from '#contract/api/part.ts';
import type { OfferRecord } from '#server/catalog/part-record.ts';
import { priceAt } from './demo-price.ts';
import type { FactPart } from './expand.ts';
import { levelOf } from './price-levels.ts';

const looseKinds = new Set<Packaging>(['cut_tape', 'bulk', 'bag', 'each']);
const looseSteps = [1, 10, 25, 100, 250, 500, 1000, 2500, 5000];
const packSteps = [1, 2, 5, 10, 25];
/** Below these prices of one piece nobody counts single pieces, or tens of them. */
const countedByTen = 130_000;
const countedByHundred = 5_000;
/** From this price at a hundred pieces on, a reel of one's own length is worth its fee. */
const worthAReel = 25_000;
const reReelingFee = '5';

/** A full pack is a little cheaper than as many loose pieces. */
const packRebate = 0.94;

/** Order rules and prices for each packaging; the first is the one that lists show. */
export function demoOffers(part: FactPart, single: number): OfferRecord[] {
  const { slope } = levelOf(part.category);
  const packs = part.packagings.filter(({ kind }) => !looseKinds.has(kind));
  const loose = part.packagings.find(({ kind }) => looseKinds.has(kind)) ?? { kind: 'each' as const, quantity: null };
  const smallest = Math.min(...packs.flatMap(({ quantity }) => quantity ?? []), Infinity);
  const offers = [looseOffer(loose.kind, loose.quantity, single, slope, smallest)];
  if (loose.kind === 'cut_tape' && priceAt(single, slope, 100) >= worthAReel) offers.push(customReel(single, slope));
  for (const { kind, quantity } of packs) if (quantity !== null) offers.push(packOffer(kind, quantity, single, slope));
  return offers;
}

function looseOffer(packaging: Packaging, packSize: number | null, single: number, slope: number, nextPack: number): OfferRecord {
  const step = single < countedByHundred ? 100 : single < countedByTen ? 10 : 1;
  const quantities = looseSteps.filter((quantity) => quantity >= step && quantity < nextPack && quantity % step === 0);
  return { packaging, pack_size: packSize, moq: step, multiple: step, price_breaks: breaksAt(quantities, single, slope) };
}

function customReel(single: number, slope: number): OfferRecord {
  const quantities = looseSteps.filter((quantity) => quantity >= 100);
  return {
    packaging: 'custom_reel',
    pack_size: null,
    moq: 100,
    multiple: 1,
    fee: reReelingFee,
    price_breaks: breaksAt(quantities, single, slope),
  };
}

function packOffer(packaging: Packaging, pieces: number, single: number, slope: number): OfferRecord {
  const quantities = packSteps.map((packs) => packs * pieces);
  return { packaging, pack_size: pieces, moq: pieces, multiple: pieces, price_breaks: breaksAt(quantities, single * packRebate, slope) };
}

/** Steps that would not lower the price are left out. */
function breaksAt(quantities: readonly number[], single: number, slope: number): OfferRecord['price_breaks'] {
  let last = Infinity;
  return quantities.flatMap((quantity) => {
    const micros = priceAt(single, slope, quantity);
    if (micros >= last) return [];
    last = micros;
    return [{ quantity, price: decimal(micros) }];
  });
}

function decimal(micros: number): string {
  return (micros / 1_000_000).toFixed(6).replace(/\.?0+$/, '');
}
