/** Preferred values of IEC 60063. */

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];
const finer: Record<string, number> = { E48: 48, E96: 96, E192: 192 };

/** One decade in hundreds: `100`, `102`, … */
function decade(name: string): number[] {
  const count = finer[name];
  if (count !== undefined) return Array.from({ length: count }, (_, step) => rounded(step, count));
  const every = 24 / Number(name.slice(1));
  return e24.filter((_, place) => place % every === 0).map((value) => value * 10);
}

/** The standard has 9.20 where the formula gives 9.19. */
function rounded(step: number, count: number): number {
  const value = Math.round(100 * 10 ** (step / count));
  return value === 919 ? 920 : value;
}

/** Decimal texts of the values of `E24`, `E24+E96` or `E96-E24` between two decimal texts, both included, ascending. */
export function preferredValues(grid: string, from: string, to: string): string[] {
  const values = new Set<number>();
  for (const [, sign = '', name = ''] of grid.matchAll(/([+-]?)(E\d+)/g)) {
    for (const value of decade(name)) {
      if (sign === '-') values.delete(value);
      else values.add(value);
    }
  }
  const ordered = [...values].toSorted((a, b) => a - b);
  const texts: string[] = [];
  for (let power = Math.floor(Math.log10(Number(from))) - 3; power <= Math.log10(Number(to)); power += 1) {
    texts.push(...ordered.map((value) => `${value}e${power}`));
  }
  return texts.filter((text) => Number(text) >= Number(from) && Number(text) <= Number(to));
}
