import { mostCalculationName } from '#contract/api/saved-calculation.ts';

/** What a calculation is called before anybody names it: its calculator and the main result. */
export function proposedName(title: string, result: string): string {
  const whole = result === '' ? title : `${title}: ${result}`;
  return [...whole].slice(0, mostCalculationName).join('').trim();
}
