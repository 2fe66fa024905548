import { hour } from '#contract/durations.ts';
import { invalidField } from '#server/kernel/store-error.ts';

/** Where the date is ahead of UTC it is at most this much. */
const farthestEast = 14 * hour;

/** A day of the calendar as a moment; one that is nowhere on earth yet is refused at `path`. */
export function notInFuture(day: string, now: Date, path: string): Date {
  const at = new Date(`${day}T00:00:00Z`);
  if (at.getTime() > now.getTime() + farthestEast) throw invalidField(path, { code: 'out_of_range' });
  return at;
}

export function isToday(day: string, now: Date): boolean {
  return now.toISOString().startsWith(day);
}
