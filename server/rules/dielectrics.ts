/** Ceramics of capacitors by their codes, such as `x7r`. */

const dielectricCode = /^([xyz])([45678])([prstuv])$/;
const coldest: Readonly<Record<string, number>> = { x: -55, y: -30, z: 10 };
const drift: Readonly<Record<string, number>> = { p: 10, r: 15, s: 22, t: 33, u: 56, v: 82 };
const stable = new Set(['c0g', 'np0', 'u2j']);

/** Whether a ceramic serves where another is asked for: no less heat and cold, no more drift. C0G serves for all, U2J for all but C0G. */
export function servesAs(held: string, asked: string): boolean {
  if (held === asked) return true;
  const wanted = dielectricCode.exec(asked);
  if (stable.has(held)) return wanted !== null || (held !== 'u2j' && stable.has(asked));
  const own = dielectricCode.exec(held);
  if (!own || !wanted) return false;
  const isCold = rated(coldest, own[1]) <= rated(coldest, wanted[1]);
  return isCold && Number(own[2]) >= Number(wanted[2]) && rated(drift, own[3]) <= rated(drift, wanted[3]);
}

function rated(table: Readonly<Record<string, number>>, letter: string | undefined): number {
  return table[letter ?? ''] ?? 0;
}
