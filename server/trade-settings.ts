/** How the shop taxes, ships, is paid and holds stock. Demo defaults: an operator replaces them before the first real order. */
import type { BankAccount } from '#contract/api/admin-settings.ts';
import type { CurrencyCode } from '#contract/locale.ts';

export interface ShippingRate {
  code: 'standard' | 'express';
  tracked: boolean;
  /** Minor units of the base currency for a parcel up to `includedGrams`. */
  price: number;
  includedGrams: number;
  /** For each further kilogram begun. */
  perKilogram: number;
  /** Goods worth at least this are sent free of charge; null never. */
  freeFrom: number | null;
  etaMinDays: number;
  etaMaxDays: number;
}

export interface ShippingZone {
  name: string;
  /** Null takes every country that no zone before it names. */
  countries: readonly string[] | null;
  incoterm: 'DAP' | 'DDP';
  rates: readonly ShippingRate[];
}

export interface TradeSettings {
  /** Standard rates in basis points of the countries in whose name the seller collects tax. */
  taxRates: Readonly<Record<string, number>>;
  /** Countries that the shop does not send to. */
  notShippedTo: readonly string[];
  zones: readonly ShippingZone[];
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

export const demoTrade: TradeSettings = {
  taxRates: unionRates,
  notShippedTo: ['KP'],
  zones: [
    {
      name: 'domestic',
      countries: ['DE'],
      incoterm: 'DDP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 490,
          includedGrams: 2000,
          perKilogram: 60,
          freeFrom: 5000,
          etaMinDays: 1,
          etaMaxDays: 3,
        },
        {
          code: 'express',
          tracked: true,
          price: 1290,
          includedGrams: 2000,
          perKilogram: 150,
          freeFrom: null,
          etaMinDays: 1,
          etaMaxDays: 1,
        },
      ],
    },
    {
      name: 'union',
      countries: Object.keys(unionRates),
      incoterm: 'DDP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 890,
          includedGrams: 2000,
          perKilogram: 120,
          freeFrom: 10_000,
          etaMinDays: 2,
          etaMaxDays: 5,
        },
        {
          code: 'express',
          tracked: true,
          price: 1990,
          includedGrams: 1000,
          perKilogram: 350,
          freeFrom: null,
          etaMinDays: 1,
          etaMaxDays: 2,
        },
      ],
    },
    {
      name: 'world',
      countries: null,
      incoterm: 'DAP',
      rates: [
        {
          code: 'standard',
          tracked: true,
          price: 1490,
          includedGrams: 1000,
          perKilogram: 480,
          freeFrom: 20_000,
          etaMinDays: 5,
          etaMaxDays: 12,
        },
        {
          code: 'express',
          tracked: true,
          price: 2990,
          includedGrams: 1000,
          perKilogram: 790,
          freeFrom: null,
          etaMinDays: 2,
          etaMaxDays: 4,
        },
      ],
    },
  ],
  // Plainly not an account anybody could pay into.
  bank: { beneficiary: 'Partwright (demo)', bank: 'Demo bank', iban: null, account: 'DEMO-0000', swift: null, address: 'Demo address' },
  banks: {},
  transferHoldDays: 7,
  payAgainDays: 30,
};
