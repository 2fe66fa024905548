import type { OrderCutoff } from '#contract/api/admin/settings.ts';

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function aheadOf(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(shown.find((one) => one.type === type)?.value);
  const local = Date.UTC(2000 + part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The moment of today until which an order leaves the same day; null after it, on Saturdays and Sundays, and where nothing is promised. */
export function cutoffOfToday(now: Date, cutoff: OrderCutoff | null): Date | null {
  if (cutoff === null) return null;
  const ahead = aheadOf(now, cutoff.time_zone);
  const local = new Date(now.getTime() + ahead);
  if (local.getUTCDay() === 0 || local.getUTCDay() === 6) return null;
  const [hours, minutes] = cutoff.time.split(':').map(Number);
  // Clocks are changed on Sundays, or at midnight: never between now and then.
  const then = new Date(local.setUTCHours(hours ?? 0, minutes ?? 0, 0, 0) - ahead);
  return then > now ? then : null;
}
