/** The path of an address without language prefix; the router passes addresses with its basename. */
export function pathOf(url: URL, basename: string): string {
  const { pathname } = url;
  return basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
}
