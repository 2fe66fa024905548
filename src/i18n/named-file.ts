/** Files that the edge has named in the page (`edge/edge-manifest.ts`): the first page then needs no list of all files. */
const linkOf = (name: string) => document.head.querySelector<HTMLLinkElement>(`link[data-name="${name}"]`);

export const isNamed = (name: string): boolean => linkOf(name) !== null;

/** The module of that name; null for a file of another page, and where no edge is. */
export function loadNamed<Module>(name: string): Promise<Module> | null {
  const link = linkOf(name);
  return link && (import(/* @vite-ignore */ link.href) as Promise<Module>);
}
