/** Names of units as CLDR has them. */

/** One of each plural form that any of the languages has. */
const counts = [0, 1, 2, 5, 1.5];

/** The names that CLDR has for one of its units, long and short, in all plural forms. */
export function unitNames(unit: string, tag: string): string[] {
  return (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay });
    return counts.map((count) => format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '');
  });
}
