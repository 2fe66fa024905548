/** Pieces for all boards, spare ones included; a spare part is a whole one. */
export function buildQuantity(perBoard: number, boards: number, attritionBp: number): number {
  // The products of the greatest allowed figures stay exact as numbers.
  const pieces = perBoard * boards;
  return pieces + Math.ceil((pieces * attritionBp) / 10_000);
}
