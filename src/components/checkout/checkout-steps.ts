/** The steps of the checkout, in their order. */
export const steps = ['address', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value);
}
