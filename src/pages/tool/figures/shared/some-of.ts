/** Numbers (from 0) of the items that have room: all of them, or the first ones and the last with null for those between. */
export function someOf(count: number, room: number): (number | null)[] {
  if (count <= room) return Array.from({ length: count }, (_, index) => index);
  return [...Array.from({ length: room - 1 }, (_, index) => index), null, count - 1];
}
