/** What further sources state of parts that the files of series and parts say less of (`data/README.md`). */
import { type FactValue, readAdditions } from './facts.ts';

export interface AdditionIndex {
  /** Maker and number -> what is stated. */
  values: ReadonlyMap<string, Record<string, FactValue>>;
  rohsParts: ReadonlySet<string>;
  rohsSeries: ReadonlySet<string>;
  /** Parts of those series of which the source does not say so. */
  unstated: ReadonlySet<string>;
}

export function indexAdditions({ values, rohs } = readAdditions()): AdditionIndex {
  return {
    values: statedOf(values),
    rohsParts: new Set(rohs.flatMap(({ parts }) => keysOf(parts))),
    rohsSeries: new Set(rohs.flatMap(({ series }) => series)),
    unstated: new Set(rohs.flatMap(({ except }) => keysOf(except))),
  };
}

/** Of what two sources state of the same parameter, the first counts. */
function statedOf(lists: ReturnType<typeof readAdditions>['values']): Map<string, Record<string, FactValue>> {
  const all = new Map<string, Record<string, FactValue>>();
  for (const { makers } of lists) {
    for (const [maker, parts] of Object.entries(makers)) {
      for (const [mpn, stated] of Object.entries(parts)) all.set(keyed(maker, mpn), { ...stated, ...all.get(keyed(maker, mpn)) });
    }
  }
  return all;
}

interface Identity {
  manufacturer: string;
  mpn: string;
  seriesId: string | null;
}

/** What is known of a part goes before what is added. */
export function withAdditions(index: AdditionIndex, { manufacturer, mpn }: Identity, known: Record<string, FactValue>) {
  return { ...index.values.get(keyed(manufacturer, mpn)), ...known };
}

/** Of the part itself, or of its series unless the source is silent on the part. */
export function isRohsStated(index: AdditionIndex, { manufacturer, mpn, seriesId }: Identity): boolean {
  const key = keyed(manufacturer, mpn);
  return index.rohsParts.has(key) || (seriesId !== null && index.rohsSeries.has(seriesId) && !index.unstated.has(key));
}

const keyed = (manufacturer: string, mpn: string): string => `${manufacturer} ${mpn}`;
const keysOf = (makers: Record<string, string[]>): string[] =>
  Object.entries(makers).flatMap(([maker, numbers]) => numbers.map((mpn) => keyed(maker, mpn)));
