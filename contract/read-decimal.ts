/** The parts that a decimal text stands for; null when it is none, or has more decimals than there are. */
export function readDecimal(text: string, decimals: number): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  return whole === undefined || fraction.length > decimals ? null : Number(whole + fraction.padEnd(decimals, '0'));
}
