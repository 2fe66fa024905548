import { day } from '#contract/durations.ts';

const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** The same time of day so many working days later; Saturdays and Sundays (UTC) do not count. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; left -= isWeekend(at) ? 0 : 1) at = new Date(at.getTime() + day);
  return at;
}
