/** Adds invented prices and stock to the facts of a part; the shop says that they are demo figures. */
import type { PartRecord } from '#server/catalog/part-record.ts';
import { chanceOf } from './chance.ts';
import { demoOffers } from './demo-offers.ts';
import { piecePrice } from './demo-price.ts';
import { demoPopularity, demoStock } from './demo-stock.ts';
import type { FactPart } from './expand.ts';
import { withOptionKeys } from './translated-texts.ts';

/** The record that the shop sells. Deliveries are counted from `today`; all else depends on maker and part number alone. */
export function withDemoFigures(part: FactPart, today: Date): PartRecord {
  const chance = chanceOf(`${part.manufacturer}\n${part.mpn}`);
  const single = piecePrice(part);
  const { manufacturer, mpn, category, series, package: packageName, packageId, rohs, lifecycle } = part;
  const { description, attributes, datasheet, pins } = part;
  return {
    manufacturer,
    mpn,
    category,
    rohs,
    lifecycle,
    attributes: withOptionKeys(attributes),
    ...(series === null ? {} : { series }),
    ...(packageName === null ? {} : { package: packageName }),
    ...(packageId === null ? {} : { package_id: packageId }),
    ...(description === null ? {} : { description }),
    ...(datasheet === null ? {} : { datasheet }),
    ...(pins === null ? {} : { pinout: pins.pinout, pinout_source: pins.source }),
    stock: demoStock(part, single, chance, today),
    offers: demoOffers(part, single),
    popularity: demoPopularity(part, single, chance),
  };
}
