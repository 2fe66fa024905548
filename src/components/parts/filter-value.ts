import type { Filter } from '#contract/api/part.ts';

/** A filter of the API as it stands in the address: `x7r,x5r`, `1e-7..`, `yes`. Numbers are in the parameter's own unit. */
export function filterValue({ in: options, bool, eq, min, max }: Filter): string {
  if (options) return options.join(',');
  if (typeof bool === 'boolean') return bool ? 'yes' : 'no';
  if (eq !== undefined && eq !== null) return `${eq}..${eq}`;
  return `${min ?? ''}..${max ?? ''}`;
}
