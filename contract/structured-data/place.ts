import type { OrganizationLeaf } from 'schema-dts';

/** Where and in which language a page stands, as structured data says it. */
export interface Place {
  /** The shop's name. */
  site: string;
  /** BCP 47 tag of the words on the page. */
  language: string;
  /** The page's one address. */
  url: string;
  /** Path or address of the shop's mark. */
  logo: string;
  /** Path of a page -> its address in the language of this one. */
  address: (path: string) => string;
  /** Path of a file -> its address on the host of this page. */
  file: (path: string) => string;
}

/** The shop, by which pages name their seller and publisher. */
export function shopOf({ site, logo, address, file }: Place): OrganizationLeaf {
  const home = address('/');
  return { '@type': 'Organization', '@id': `${home}#shop`, name: site, url: home, logo: file(logo) };
}
