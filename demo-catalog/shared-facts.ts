/** What a document states of many parts at once: of all whose number begins so, or of whole series (`data/README.md`). */
import { type FactValue, readSharedFacts } from './facts.ts';

type Values = Record<string, FactValue>;

export interface SharedFactIndex {
  /** Series -> what is stated of it. */
  series: ReadonlyMap<string, Values>;
  /** Maker -> beginnings of numbers with what is stated, the shortest first. */
  beginnings: ReadonlyMap<string, readonly (readonly [beginning: string, values: Values])[]>;
  /** Maker and number -> what is stated. */
  parts: ReadonlyMap<string, Values>;
}

export function indexSharedFacts({ facts } = readSharedFacts()): SharedFactIndex {
  const series = new Map<string, Values>();
  const parts = new Map<string, Values>();
  const beginnings = new Map<string, (readonly [string, Values])[]>();
  for (const { manufacturer, values, ...of } of facts) {
    for (const id of of.series ?? []) series.set(id, { ...series.get(id), ...values });
    for (const mpn of of.parts ?? []) parts.set(`${manufacturer} ${mpn}`, { ...parts.get(`${manufacturer} ${mpn}`), ...values });
    for (const beginning of of.prefixes ?? []) {
      beginnings.set(manufacturer, [...(beginnings.get(manufacturer) ?? []), [beginning, values]]);
    }
  }
  for (const list of beginnings.values()) list.sort(([a], [b]) => a.length - b.length);
  return { series, beginnings, parts };
}

interface Identity {
  manufacturer: string;
  mpn: string;
  seriesId: string | null;
}

/** What is known of the part itself goes before what is stated of its number, of the longest beginning, and of its series. */
export function withSharedFacts(index: SharedFactIndex, { manufacturer, mpn, seriesId }: Identity, known: Values): Values {
  const begun = (index.beginnings.get(manufacturer) ?? []).filter(([beginning]) => mpn.startsWith(beginning));
  const stated = [index.series.get(seriesId ?? ''), ...begun.map(([, values]) => values), index.parts.get(`${manufacturer} ${mpn}`)];
  return Object.assign({}, ...stated, known);
}
