/** What a part costs in the demo shop: not a quotation, but in proportion to what the part is and near to what such parts cost. */
import type { FactPart } from './expand.ts';
import { priceDrivers } from './price-drivers.ts';
import { type PriceDriver, type PriceFactors, familyOf, levelOf } from './price-levels.ts';

const microsPerCent = 10_000;

/** Price of one piece in millionths of the base currency. A better rating alone never makes a part cheaper. */
export function piecePrice(part: FactPart): number {
  const { cents, least, own } = levelOf(part.category);
  const drivers = priceDrivers(part);
  const product = factorOf(part, drivers, familyOf(part.category)) * factorOf(part, drivers, own);
  return microsPerCent * Math.max(least, cents * product);
}

function factorOf(
  { manufacturer, package: packageName, series, attributes }: FactPart,
  values: ReadonlyMap<string, number>,
  { manufacturers = {}, packages = {}, series: ranges = {}, options = {}, drivers = {} }: PriceFactors = {},
): number {
  const factors = [
    manufacturers[manufacturer],
    packages[packageName ?? ''],
    ranges[`${manufacturer} ${series ?? ''}`],
    ...Object.entries(options).map(([key, factorBy]) => factorBy[String(attributes[key])]),
    ...Object.entries(drivers).map(([key, driver]) => driverFactor(driver, values.get(key))),
  ];
  return factors.reduce<number>((product, factor) => product * (factor ?? 1), 1);
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
