/** Who counts for all processes does not answer. */
export class WindowsAway extends Error {
  override name = 'WindowsAway';
}
