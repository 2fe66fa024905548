/** References as people write them: three or more in a row become a range, "C1–C12, C22". */
export function referenceText(references: readonly string[]): string {
  const parts: { first: string; last: string; count: number; prefix: string; number: number }[] = [];
  for (const reference of references) {
    const digits = /\d{1,9}$/.exec(reference)?.[0] ?? '';
    const prefix = reference.slice(0, reference.length - digits.length);
    const before = parts.at(-1);
    const number = digits === '' ? Number.NaN : Number(digits);
    if (before && before.prefix === prefix && number === before.number + 1) {
      Object.assign(before, { last: reference, count: before.count + 1, number });
    } else parts.push({ first: reference, last: reference, count: 1, prefix, number });
  }
  return parts
    .map(({ first, last, count }) => {
      if (count === 1) return first;
      return count === 2 ? `${first}, ${last}` : `${first}–${last}`;
    })
    .join(', ');
}
