function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Whether `If-None-Match` names the tag; weak comparison. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || opaque(given) === opaque(tag));
}
