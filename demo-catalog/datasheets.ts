/** Where the makers keep the data sheets of the demo parts (`data/README.md`). */
import { readDatasheets } from './facts.ts';

type Document = ReturnType<typeof readDatasheets>[number];
/** Number, beginning of a number or id of a series -> address. */
type Addresses = Map<string, string>;

export interface DatasheetIndex {
  parts: Addresses;
  prefixes: Addresses;
  series: Addresses;
}

export function indexDatasheets(documents = readDatasheets()): DatasheetIndex {
  const by = (kind: 'parts' | 'prefixes' | 'series', keyOf: (document: Document, text: string) => string): Addresses =>
    new Map(
      documents.flatMap((document) => (document[kind] ?? []).map((text): [string, string] => [keyOf(document, text), document.address])),
    );
  return { parts: by('parts', ofMaker), prefixes: by('prefixes', ofMaker), series: by('series', (_, id) => id) };
}

/** What is said of the number itself goes before its longest known beginning, and that before its series; null where nobody says. */
export function datasheetOf(index: DatasheetIndex, part: { manufacturer: string; mpn: string; seriesId: string | null }): string | null {
  const { manufacturer, mpn, seriesId } = part;
  const beginnings = Array.from({ length: mpn.length }, (_, shorter) => mpn.slice(0, mpn.length - shorter));
  const known = beginnings.map((beginning) => index.prefixes.get(keyed(manufacturer, beginning))).find((address) => address !== undefined);
  return index.parts.get(keyed(manufacturer, mpn)) ?? known ?? (seriesId === null ? undefined : index.series.get(seriesId)) ?? null;
}

const ofMaker = ({ manufacturer }: Document, text: string): string => keyed(manufacturer, text);
const keyed = (manufacturer: string, text: string): string => `${manufacturer} ${text}`;
