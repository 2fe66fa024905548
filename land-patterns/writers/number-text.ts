/** A length as text: at most four decimals, a point, never an exponent or a negative zero. */
export const numberText = (value: number): string => String(Math.round(value * 1e4) / 1e4 + 0);
