const silent = new Set(['1', 'decimal', 'hex', 'currency']);

/** What stands after the digits, as the trade writes it (`mAh`, not `mA·h`); ratios, plain numbers and amounts in a currency that is the visitor's own have nothing. */
export function unitLabel(shown: string): string {
  return silent.has(shown) ? '' : shown.replace('·h', 'h');
}
