/**
 * Demo prices are invented, but in proportion: what one piece costs in cents of the base currency, how steeply the price falls
 * with the quantity (the exponent of a power law), and the weeks a maker takes. No price list stands behind them.
 */
export interface PriceLevel {
  cents: number;
  slope: number;
  weeks: number;
}

const level = (cents: number, slope: number, weeks: number): PriceLevel => ({ cents, slope, weeks });

/** For categories that are not listed: an integrated circuit of the middle. */
export const usualLevel = level(140, 0.12, 14);

export const priceLevels: Record<string, PriceLevel> = {
  'chip-resistors': level(9, 0.44, 12),
  'through-hole-resistors': level(10, 0.34, 12),
  'current-sense-resistors': level(62, 0.19, 16),
  'resistor-networks': level(11, 0.34, 12),
  'trimmer-potentiometers': level(180, 0.11, 12),
  thermistors: level(28, 0.2, 14),
  mlcc: level(10, 0.38, 16),
  'aluminium-electrolytic-radial': level(32, 0.2, 16),
  'aluminium-electrolytic-smd': level(48, 0.19, 18),
  'tantalum-capacitors': level(58, 0.17, 20),
  'film-capacitors': level(42, 0.17, 14),
  'safety-capacitors': level(55, 0.15, 14),
  'power-inductors': level(78, 0.16, 16),
  'rf-inductors': level(22, 0.24, 14),
  'ferrite-beads': level(10, 0.36, 12),
  crystals: level(64, 0.14, 14),
  'rectifier-diodes': level(16, 0.28, 12),
  'schottky-diodes': level(28, 0.22, 14),
  'zener-diodes': level(14, 0.3, 12),
  'tvs-diodes': level(42, 0.18, 14),
  'bridge-rectifiers': level(52, 0.16, 12),
  bjts: level(18, 0.26, 12),
  mosfets: level(72, 0.16, 18),
  jfets: level(58, 0.16, 18),
  igbts: level(340, 0.1, 26),
  thyristors: level(88, 0.14, 16),
  leds: level(32, 0.2, 10),
  'infrared-photo': level(68, 0.15, 12),
  optocouplers: level(56, 0.16, 14),
  'op-amps': level(92, 0.15, 14),
  comparators: level(64, 0.16, 14),
  'instrumentation-amps': level(520, 0.09, 18),
  adcs: level(480, 0.09, 18),
  dacs: level(420, 0.09, 18),
  'linear-regulators-fixed': level(58, 0.17, 12),
  'linear-regulators-adjustable': level(82, 0.15, 14),
  'switching-regulators': level(240, 0.12, 18),
  'voltage-references': level(185, 0.12, 14),
  'logic-ics': level(44, 0.17, 12),
  timers: level(62, 0.15, 12),
  microcontrollers: level(260, 0.1, 22),
  memory: level(95, 0.12, 14),
  'programmable-logic': level(1450, 0.06, 26),
  'ethernet-ics': level(420, 0.09, 20),
  'digital-isolators': level(230, 0.11, 18),
  'motion-sensors': level(320, 0.11, 18),
  'pressure-gas-sensors': level(580, 0.09, 20),
  'current-sensors': level(390, 0.1, 20),
  'rf-modules': level(480, 0.08, 16),
  'rf-transceivers': level(360, 0.1, 20),
  'pin-headers': level(64, 0.13, 8),
  'wire-to-board-headers': level(22, 0.19, 10),
  'wire-to-board-housings': level(12, 0.22, 10),
  'terminal-blocks': level(110, 0.12, 10),
  'usb-connectors': level(96, 0.14, 10),
  'coax-connectors': level(310, 0.1, 12),
  'modular-ethernet': level(240, 0.11, 12),
  'dc-audio-connectors': level(88, 0.13, 10),
  fuses: level(58, 0.15, 14),
  'resettable-fuses': level(38, 0.18, 14),
  'power-relays': level(190, 0.1, 14),
  'signal-relays': level(260, 0.1, 14),
  'solid-state-relays': level(620, 0.08, 16),
  'tactile-switches': level(24, 0.19, 8),
  switches: level(190, 0.11, 12),
  encoders: level(210, 0.11, 12),
  'dcdc-modules': level(1180, 0.05, 14),
  batteries: level(210, 0.08, 8),
  'battery-holders': level(120, 0.12, 8),
  'dev-boards': level(2450, 0.02, 10),
  'wire-cable': level(3200, 0.03, 8),
};

/** How much dearer or cheaper a chip of a size is than 0402 and 0603. */
export const chipSizes: Record<string, number> = {
  '01005': 1.8,
  '0201': 1.15,
  '0805': 1.15,
  '1206': 1.5,
  '1210': 2.4,
  '1812': 4.2,
  '2010': 3.2,
  '2220': 6.5,
  '2512': 4.1,
};
