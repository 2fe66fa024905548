/** "Grace E.": enough to tell people apart, too little to find one. */
export function authorName({ first_name: first, last_name: last }: { first_name: string; last_name: string }): string {
  const [initial] = last.trim();
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
