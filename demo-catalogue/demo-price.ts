/** What a part costs in the demo shop: not a quotation, but in proportion to what the part is and near to what such parts cost. */
import type { FactPart } from './expand.ts';
import { priceDrivers } from './price-drivers.ts';
import { type PriceDriver, familyOf, levelOf } from './price-levels.ts';

const microsPerCent = 10_000;

/** Price of one piece in millionths of the base currency. A better rating alone never makes a part cheaper. */
export function piecePrice(part: FactPart): number {
  const { category, manufacturer, package: packageName, series, attributes } = part;
  const { cents, least } = levelOf(category);
  const family = familyOf(category);
  if (!family) return cents * microsPerCent;
  const drivers = priceDrivers(part);
  const factors = [
    family.manufacturers[manufacturer],
    family.packages[packageName ?? ''],
    family.series[`${manufacturer} ${series ?? ''}`],
    ...Object.entries(family.options).map(([key, own]) => own[String(attributes[key])]),
    ...Object.entries(family.drivers).map(([key, driver]) => driverFactor(driver, drivers.get(key))),
  ];
  const product = factors.reduce<number>((sum, factor) => sum * (factor ?? 1), cents);
  return microsPerCent * Math.max(least, product);
}

/** A rating that is not stated counts as the reference. */
function driverFactor({ reference, from, to, exponent, bends }: PriceDriver, value = reference): number {
  const within = Math.min(to, Math.max(from, value));
  const further = bends.map((bend) => {
    const ratio = within / bend.at;
    return (bend.exponent > 0 ? Math.max(1, ratio) : Math.min(1, ratio)) ** bend.exponent;
  });
  return further.reduce((product, factor) => product * factor, (within / reference) ** exponent);
}

/** Unit price at a quantity by the power law of the category, with as many digits as price lists have. */
export function priceAt(single: number, slope: number, quantity: number): number {
  const exact = single * quantity ** -slope;
  const digits = exact >= 10_000 ? 3 : 2;
  return Math.max(100, Number(exact.toPrecision(digits)));
}
