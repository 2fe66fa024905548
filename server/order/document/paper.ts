/** Measures, letters and colors of documents; lengths in points. */
import type { TextStyle } from './pen.ts';

export const frame = { left: 51, right: 544, top: 45, bottom: 785, footer: 805 } as const;
export const styles = {
  title: { size: 19, isBold: true },
  company: { size: 13, isBold: true },
  heading: { size: 8.5, isBold: true },
  body: { size: 8.5 },
  small: { size: 7.5, color: '#4d5964' },
  total: { size: 10, isBold: true },
} satisfies Record<string, TextStyle>;
export const colors = { rule: '#c3ccd4', strong: '#14181c' } as const;
