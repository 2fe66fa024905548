/** Units that people write one after the other, `1h30`, `5 ft 6 in`: the next smaller one, which a number without a unit is then in. */
import type { Unit } from '#calculators/units.ts';

const chains: Partial<Record<Unit, readonly string[]>> = {
  s: ['year', 'month', 'd', 'h', 'min', 's'],
  m: ['mi', 'ft', 'in'],
};

/** Null where nothing smaller is usually written after this one. */
export function smallerUnit(unit: Unit, shown: string): string | null {
  const chain = chains[unit] ?? [];
  const at = chain.indexOf(shown);
  return at < 0 ? null : (chain[at + 1] ?? null);
}
