/** Parts whose counts, prices and order a test can work out in its head. */
import type { PartRecord } from '#server/catalog/part-record.ts';

const packages = [
  ['0402', 'chip-0402'],
  ['0603', 'chip-0603'],
  ['0805', 'chip-0805'],
] as const;

/** 60 resistors: 100 Ω to 2 kΩ in three packages, Yageo's at 1 %, Vishay's at 5 %, each dearer than the one before. */
export const resistors: PartRecord[] = Array.from({ length: 60 }, (_, index) => {
  const [name, drawing] = packages[index % 3] ?? packages[0];
  const isYageo = index % 2 === 0;
  return {
    manufacturer: isYageo ? 'yageo' : 'vishay',
    mpn: `R${String(index).padStart(3, '0')}-TEST`,
    category: 'chip-resistors',
    package: name,
    package_id: drawing,
    lifecycle: index < 30 ? 'active' : 'nrnd',
    rohs: index % 4 === 0 ? 'unknown' : 'compliant',
    attributes: { resistance: 100 * (1 + Math.floor(index / 3)), tolerance: isYageo ? 1 : 5, composition: 'thick-film' },
    stock: { on_hand: index % 5 === 0 ? 0 : 100 + index },
    popularity: index,
    offers: [
      {
        packaging: index < 20 ? 'cut_tape' : 'bulk',
        moq: 1,
        multiple: 1,
        // The dearer a piece is, the cheaper a thousand.
        price_breaks:
          index === 59
            ? []
            : [
                { quantity: 1, price: (0.1 + index / 1000).toFixed(4) },
                { quantity: 1000, price: (0.09 - index / 1000).toFixed(4) },
              ],
      },
    ],
  };
});
export const opAmps: PartRecord[] = [
  { manufacturer: 'ti', mpn: 'WIDE', category: 'op-amps', attributes: { channels: 2, supplyVoltage: [2.7, 5.5], railToRailOutput: true } },
  { manufacturer: 'ti', mpn: 'HIGH', category: 'op-amps', attributes: { channels: 4, supplyVoltage: [5, 36], railToRailOutput: false } },
  { manufacturer: 'ti', mpn: 'PLAIN', category: 'op-amps', attributes: { channels: 1 } },
];
