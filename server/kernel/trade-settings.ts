/** How the shop taxes, ships, is paid and holds stock. Demo defaults: an operator replaces them before the first real order. */
import type { BankAccount, Carrier, OrderCutoff, PaymentMethod, ShippingZone } from '#contract/api/admin/settings.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { zonesAtFirst } from '#contract/shipping.ts';
import { usualCarriers } from './usual-carriers.ts';

export interface TradeSettings {
  /** Standard rates in basis points of the countries where the seller is registered and collects tax. */
  taxRates: Readonly<Record<string, number>>;
  /** Countries that the shop does not send to. */
  notShippedTo: readonly string[];
  zones: readonly ShippingZone[];
  /** Until when an order leaves the same day; null promises nothing. */
  orderCutoff: OrderCutoff | null;
  /** Who brings parcels, and where they can be followed. */
  carriers: readonly Carrier[];
  /** Ways to pay that new orders are offered. */
  paymentMethods: readonly PaymentMethod[];
  /** Where transfers go. */
  bank: BankAccount;
  /** Where those in a currency go that has an account of its own. */
  banks: Readonly<Partial<Record<CurrencyCode, BankAccount>>>;
  /** How long stock is held for a bank transfer. */
  transferHoldDays: number;
  /** How long an expired order may still be paid at its prices. */
  payAgainDays: number;
}

/**
 * Standard VAT rates of the EU member states: European Commission, Taxes in Europe Database, as of January 2026.
 * The demo seller is registered for the Union's One Stop Shop, so it charges the rate of the destination. Monaco belongs to the French territory.
 */
const unionRates: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MC: 2000,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};

const [domestic, union, world] = zonesAtFirst;

export const demoTrade: TradeSettings = {
  taxRates: unionRates,
  notShippedTo: ['KP'],
  orderCutoff: null,
  zones: [
    {
      name: domestic,
      countries: ['DE'],
      incoterm: 'DDP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 490,
          included_grams: 2000,
          per_kilogram: 60,
          free_from: 5000,
          eta_min_days: 1,
          eta_max_days: 3,
        },
        {
          code: 'express',
          tracked: true,
          price: 1290,
          included_grams: 2000,
          per_kilogram: 150,
          free_from: null,
          eta_min_days: 1,
          eta_max_days: 1,
        },
      ],
    },
    {
      name: union,
      countries: Object.keys(unionRates).filter((country) => country !== 'DE'),
      incoterm: 'DDP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 890,
          included_grams: 2000,
          per_kilogram: 120,
          free_from: 10_000,
          eta_min_days: 2,
          eta_max_days: 5,
        },
        {
          code: 'express',
          tracked: true,
          price: 1990,
          included_grams: 1000,
          per_kilogram: 350,
          free_from: null,
          eta_min_days: 1,
          eta_max_days: 2,
        },
      ],
    },
    {
      name: world,
      countries: null,
      incoterm: 'DAP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 1490,
          included_grams: 1000,
          per_kilogram: 480,
          free_from: 20_000,
          eta_min_days: 5,
          eta_max_days: 12,
        },
        {
          code: 'express',
          tracked: true,
          price: 2990,
          included_grams: 1000,
          per_kilogram: 790,
          free_from: null,
          eta_min_days: 2,
          eta_max_days: 4,
        },
      ],
    },
  ],
  carriers: usualCarriers,
  // Plainly not an account anybody could pay into.
  bank: { beneficiary: 'Partwright (demo)', bank: 'Demo bank', iban: null, account: 'DEMO-0000', swift: null, address: 'Demo address' },
  banks: {},
  paymentMethods: ['bank_transfer', 'card', 'account'],
  transferHoldDays: 7,
  payAgainDays: 30,
};
