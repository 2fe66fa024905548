import type { Input } from '#calculators/define.ts';

/** Whether some of the inputs are values of parts, which have tolerances. */
export function hasParts(inputs: readonly Input[]): boolean {
  return inputs.some((input) => (input.kind === 'quantity' || input.kind === 'list') && input.component);
}
