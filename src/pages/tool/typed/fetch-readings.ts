/** Fetches what fields read besides numbers, symbols and sums, once. */
import { furtherReadings, keepReadings } from './further-readings.ts';

export async function fetchFurtherReadings(): Promise<void> {
  if (furtherReadings() !== null) return;
  const { allReadings } = await import('./all-readings.ts');
  keepReadings(allReadings);
}
