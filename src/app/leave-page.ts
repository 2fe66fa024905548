/** Loads a page anew from the server, also when only the hash would change. */
export function leavePage(href: string): void {
  const [target] = href.split('#');
  const [here] = location.href.split('#');
  if (target === here) location.reload();
  else location.assign(href);
}
