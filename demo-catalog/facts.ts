/** The facts of the demo catalog as their files hold them; `data/README.md` explains each field. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { attributeKinds, lifecycle, packaging } from '#contract/api/part.ts';
import { pinTypes } from '#contract/pin-types.ts';
import { units } from '#contract/units.ts';

const attributeValue = z.union([z.number(), z.boolean(), z.string(), z.tuple([z.number(), z.number()])]);
const attributeValues = z.record(z.string(), z.nullable(attributeValue));
export type FactValue = z.output<typeof attributeValue>;
export type FactValues = z.output<typeof attributeValues>;

const categoryName = z.object({
  slug: z.string(),
  get children() {
    return z.optional(z.array(categoryName));
  },
});
const leaf = z.object({
  slug: z.string(),
  defaultSort: z.string(),
  attributes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(attributeKinds),
      unit: z.enum(units),
      facet: z.nullable(z.enum(['range', 'choice'])),
      column: z.boolean(),
      options: z.optional(z.array(z.object({ key: z.string() }))),
    }),
  ),
});
const maker = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.nullable(z.string()),
  website: z.nullable(z.string()),
  aliases: z.array(z.string()),
});
const drawing = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  body: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  pins: z.int(),
  pitch: z.optional(z.number()),
  lead: z.optional(z.object({ span: z.optional(z.number()), width: z.optional(z.number()), length: z.optional(z.number()) })),
  diameter: z.optional(z.number()),
  standard: z.optional(z.string()),
  /** Names of packages, as lists of parts write them, that are drawn so. */
  names: z.optional(z.array(z.string())),
});

const seriesValues = z.object({
  grid: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  list: z.optional(z.array(z.string())),
  codes: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  codec: z.optional(z.string()),
});
export type SeriesValues = z.output<typeof seriesValues>;

const series = z.object({
  id: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  name: z.string(),
  confidence: z.enum(['high', 'check']),
  template: z.optional(z.string()),
  value: z.optional(z.object({ attribute: z.string(), codec: z.string() })),
  axes: z.optional(z.record(z.string(), z.record(z.string(), attributeValues))),
  rows: z.optional(
    z.array(
      z.object({
        use: z.optional(z.record(z.string(), z.array(z.string()))),
        values: z.optional(seriesValues),
        set: z.optional(attributeValues),
      }),
    ),
  ),
  also: z.optional(z.record(z.string(), attributeValues)),
  table: z.optional(z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.nullable(attributeValue))) })),
  constants: attributeValues,
  packagings: z.array(
    z.object({
      kind: packaging,
      by: z.optional(z.string()),
      quantity: z.optional(z.union([z.int(), z.record(z.string(), z.int())])),
    }),
  ),
  examples: z.array(z.record(z.string(), attributeValue)),
});
export type Series = z.output<typeof series>;

const part = z.object({
  mpn: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  package: z.optional(z.string()),
  packageId: z.optional(z.string()),
  description: z.string(),
  attributes: attributeValues,
  rohs: z.enum(['compliant', 'unknown']),
});
export type ListedPart = z.output<typeof part>;

const datasheets = z.object({
  sources: z.record(z.string(), z.string()),
  documents: z.array(
    z.object({
      address: z.url({ protocol: /^https?$/ }),
      /** Key of `sources`. */
      source: z.string(),
      stated: z.string(),
      manufacturer: z.string(),
      series: z.optional(z.array(z.string())),
      prefixes: z.optional(z.array(z.string())),
      parts: z.optional(z.array(z.string())),
    }),
  ),
});

const pinouts = z.object({
  source: z.string(),
  stated: z.iso.date(),
  pinouts: z.array(
    z.object({
      symbol: z.string(),
      /** Type -> numbers and names. */
      pins: z.partialRecord(z.enum(pinTypes), z.string()),
      /** Maker -> numbers of parts. */
      parts: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

const lifecycles = z.object({
  statements: z.array(
    z.object({
      /** The maker's document. */
      address: z.url({ protocol: /^https$/ }),
      stated: z.iso.date(),
      manufacturer: z.string(),
      parts: z.partialRecord(lifecycle, z.array(z.string())),
    }),
  ),
});
export type LifecycleStatements = z.output<typeof lifecycles>['statements'];

const additions = z.object({
  sources: z.record(z.string(), z.string()),
  rohs: z.array(
    z.object({
      source: z.string(),
      stated: z.iso.date(),
      series: z.array(z.string()),
      /** Maker -> numbers. */
      parts: z.record(z.string(), z.array(z.string())),
      except: z.record(z.string(), z.array(z.string())),
    }),
  ),
  values: z.array(
    z.object({
      source: z.string(),
      stated: z.iso.date(),
      /** Maker -> number -> parameters. */
      makers: z.record(z.string(), z.record(z.string(), z.record(z.string(), attributeValue))),
    }),
  ),
});

const sharedFacts = z.object({
  sources: z.record(z.string(), z.string()),
  facts: z.array(
    z.object({
      /** Key of `sources`, or the address of the document. */
      source: z.string(),
      /** What in the source states it. */
      where: z.optional(z.string()),
      stated: z.iso.date(),
      manufacturer: z.string(),
      series: z.optional(z.array(z.string())),
      prefixes: z.optional(z.array(z.string())),
      parts: z.optional(z.array(z.string())),
      values: z.record(z.string(), attributeValue),
    }),
  ),
});

const partOutlines = z.object({
  sources: z.record(z.string(), z.string()),
  outlines: z.array(
    z.object({
      outline: z.string(),
      /** Key of `sources`. */
      source: z.string(),
      /** What in the source states it. */
      where: z.optional(z.string()),
      stated: z.iso.date(),
      /** Maker -> numbers. */
      parts: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

const read = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> =>
  z.parse(schema, JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')));

/** Categories: the tree and its leaves with their parameters. */
export const readCategories = () => read('categories', z.object({ tree: z.array(categoryName), leaves: z.array(leaf) }));
export const readMakers = () => read('manufacturers', z.object({ manufacturers: z.array(maker) })).manufacturers;
export const readDrawings = () => read('packages', z.object({ packages: z.array(drawing) })).packages;
/** Series of parts; microcontrollers and what was gathered as tables have files of their own. */
export const readSeries = () =>
  ['series', 'microcontrollers', 'tables', 'integrated-circuits', 'electromechanical', 'drawn-parts', 'well-known'].flatMap(
    (name) => read(name, z.object({ series: z.array(series) })).series,
  );
export const readListedParts = () => read('parts', z.object({ parts: z.array(part) })).parts;
/** Parameters of single parts and RoHS statements, each with source and day. */
export const readAdditions = () => read('additions', additions);
/** Parameters of many parts at once, each with source and day. */
export const readSharedFacts = () => read('shared-facts', sharedFacts);
/** Outlines of single parts, each with source and day. */
export const readPartOutlines = () => read('part-outlines', partOutlines);
/** Data sheets by their address, each with the parts, beginnings of part numbers or series that it is of. */
export const readDatasheets = () => read('datasheets', datasheets).documents;
/** Pins of single parts, with the symbol that states them. */
export const readPinouts = () => read('pinouts', pinouts);
export const readLifecycles = () => read('lifecycles', lifecycles).statements;
