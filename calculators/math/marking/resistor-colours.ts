/** Colours of IEC 60062 in the order of their digits 0 to 9. */
export const digitColours = ['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'grey', 'white'] as const;

/** Colours of the multiplier bands 10⁰ to 10⁹ and of 10⁻³ to 10⁻¹, in that order as powers of ten. */
export const multiplierExponents = {
  pink: -3,
  silver: -2,
  gold: -1,
  black: 0,
  brown: 1,
  red: 2,
  orange: 3,
  yellow: 4,
  green: 5,
  blue: 6,
  violet: 7,
  grey: 8,
  white: 9,
} as const;

/** Tolerance in % of each tolerance band; `none` exists on resistors with two digits only. */
export const toleranceColours = {
  none: 20,
  silver: 10,
  gold: 5,
  brown: 1,
  red: 2,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  orange: 0.05,
  yellow: 0.02,
  grey: 0.01,
} as const;

/** Temperature coefficient in ppm/K of each sixth band. */
export const temperatureColours = {
  black: 250,
  brown: 100,
  red: 50,
  orange: 15,
  yellow: 25,
  green: 20,
  blue: 10,
  violet: 5,
  grey: 1,
} as const;

/** The value of a colour in one of the tables, or null where that colour may not stand. */
export function valueOfColour(table: Readonly<Record<string, number>>, colour: string | undefined): number | null {
  return colour !== undefined && Object.hasOwn(table, colour) ? (table[colour] ?? null) : null;
}

/** The colour of a value in one of the tables, or null where the table has none. */
export function colourOfValue(table: Readonly<Record<string, number>>, value: number): string | null {
  return Object.keys(table).find((colour) => table[colour] === value) ?? null;
}
