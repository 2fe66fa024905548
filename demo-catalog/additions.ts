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
    values: new Map(
      values.flatMap(({ makers }) =>
        Object.entries(makers).flatMap(([maker, parts]) =>
          Object.entries(parts).map(([mpn, stated]): [string, Record<string, FactValue>] => [keyed(maker, mpn), stated]),
        ),
      ),
    ),
    rohsParts: new Set(rohs.flatMap(({ parts }) => keysOf(parts))),
    rohsSeries: new Set(rohs.flatMap(({ series }) => series)),
    unstated: new Set(rohs.flatMap(({ except }) => keysOf(except))),
  };
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
