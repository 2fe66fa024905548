/** Which page about the shop stands at a path: the last part names it. */
export function pageRequest(path: string): { code: string } {
  return { code: path.slice(path.lastIndexOf('/') + 1) };
}
