/** A formatted amount with the signs that people write: a minus sign, where most languages' data has the hyphen of the keyboard, and the narrow yen sign, where Japanese data has a wide one. */
export function shownAmount(formatted: string): string {
  return formatted.replace('-', '−').replace('￥', '¥');
}
