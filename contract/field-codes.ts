/** Codes a field error can carry; the screen makes the words. */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'invalid_format',
  'out_of_range',
  'not_allowed',
  'not_unique',
  'mismatch',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

/** The two ends of what a number may be. */
export const bounds = ['least', 'most'] as const;
export type Bound = (typeof bounds)[number];
