/** Loads a page anew from the server, also when only the hash would change. */
export function leavePage(href: string): void {
  const [target] = href.split('#');
  const [here] = location.href.split('#');
  if (target !== here) return location.assign(href);
  history.replaceState(history.state, '', href);
  location.reload();
}
