/** A handful of parts with the reference data of the demo catalog, for tests that need something to sell. */
import { demoReference } from '#demo-catalog/reference.ts';
import type { OfferRecord, PartRecord } from '#server/catalog/part-record.ts';
import { writeParts } from '#server/catalog/write-parts.ts';
import { writeReference } from '#server/catalog/write-reference.ts';
import type { Database } from '#server/db/client.ts';

const cutTape: OfferRecord = {
  packaging: 'cut_tape',
  moq: 10,
  multiple: 10,
  price_breaks: [
    { quantity: 10, price: '0.012' },
    { quantity: 100, price: '0.0065' },
    { quantity: 1000, price: '0.0029' },
  ],
};
const reelOf = (pieces: number, price: string): OfferRecord => ({
  packaging: 'tape_and_reel',
  pack_size: pieces,
  moq: pieces,
  multiple: pieces,
  price_breaks: [{ quantity: pieces, price }],
});
const singles = (sku: string, price: string, atHundred: string): OfferRecord => ({
  sku,
  packaging: 'tube',
  pack_size: 50,
  moq: 1,
  multiple: 1,
  price_breaks: [
    { quantity: 1, price },
    { quantity: 100, price: atHundred },
  ],
});

const resistor = (mpn: string, resistance: number, tolerance: number): PartRecord => ({
  manufacturer: 'yageo',
  mpn,
  category: 'chip-resistors',
  series: 'RC_L',
  package: '0603',
  package_id: 'chip-0603',
  attributes: { resistance, tolerance, powerRating: 0.1, tempCoefficient: 100, maxWorkingVoltage: 75, composition: 'thick-film' },
  stock: { on_hand: 24_180, lead_time_days: 84 },
  offers: [cutTape, reelOf(5000, '0.0016')],
});

const capacitor = (mpn: string, capacitance: number, ratedVoltage: number, dielectric: string): PartRecord => ({
  manufacturer: 'murata',
  mpn,
  category: 'mlcc',
  series: 'GRM',
  package: '0402',
  package_id: 'chip-0402',
  attributes: { capacitance, ratedVoltage, dielectric, tolerance: 10 },
  stock: { on_hand: 120_000, lead_time_days: 112 },
  offers: [cutTape, reelOf(10_000, '0.0021')],
});

const opAmp = (mpn: string, packageName: string, packageId: string, sku: string): PartRecord => ({
  manufacturer: 'ti',
  mpn,
  category: 'op-amps',
  package: packageName,
  package_id: packageId,
  rohs: 'compliant',
  lifecycle: 'active',
  attributes: { channels: 2, gainBandwidth: 700_000, slewRate: 300_000, supplyVoltage: [3, 32], railToRailInput: false },
  stock: { on_hand: 180, safety: 0, lead_time_days: 42 },
  offers: [singles(sku, '0.46', '0.281')],
});

/** The parts that `seedParts` writes; the first of each kind stands for it in tests. */
export const testParts: readonly PartRecord[] = [
  resistor('RC0603FR-0710KL', 10_000, 1),
  resistor('RC0603FR-074K7L', 4700, 1),
  resistor('RC0603JR-0710KL', 10_000, 5),
  capacitor('GRM155R71C104KA88D', 1e-7, 16, 'x7r'),
  capacitor('GRM155R71H103KA88D', 1e-8, 50, 'x7r'),
  capacitor('GRM1555C1H101JA01D', 1e-10, 50, 'c0g'),
  opAmp('LM358N/NOPB', 'PDIP-8', 'dip-8', 'LM358N-NOPB-TB'),
  opAmp('LM358DR', 'SOIC-8', 'soic-8', 'LM358DR-TB'),
  {
    manufacturer: 'st',
    mpn: 'STM32F103C8T6',
    category: 'microcontrollers',
    package: 'LQFP-48',
    package_id: 'lqfp-48',
    attributes: { coreFamily: 'arm-cortex-m3', flashSize: 65_536, ramSize: 20_480, clockFrequency: 72e6, supplyVoltage: [2, 3.6] },
    stock: { on_hand: 0, backorder: false, lead_time_days: 182 },
    offers: [
      {
        sku: 'STM32F103C8T6-TY',
        packaging: 'tray',
        pack_size: 250,
        moq: 1,
        multiple: 1,
        price_breaks: [
          { quantity: 1, price: '4.85' },
          { quantity: 250, price: '2.72' },
        ],
      },
    ],
  },
];

/** Writes the reference data and `testParts`, or the given parts instead. */
export async function seedParts(db: Database, parts: readonly PartRecord[] = testParts): Promise<void> {
  await writeReference(db, demoReference());
  await writeParts(db, parts);
}
