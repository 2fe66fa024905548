/** Bills of materials: rows of a file, of a pasted text or of a list become parts of the shop (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { attritionSizes } from '#contract/attrition.ts';
import { attrition, attritionBySize, attritionShare } from './attrition.ts';
import { bomChoice } from './bom-choice.ts';
import { endpoint } from './endpoint.ts';
import { failsAs, id, iso, micros, minor, optional, sku, text, whole } from './fields.ts';
import { lineTags } from './list-tags.ts';
import { offer, productListItem } from './part.ts';
import { betterBuy, nextBreak } from './product.ts';

export const bomMeanings = [
  'mpn',
  'manufacturer',
  'sku',
  'own_number',
  'quantity',
  'references',
  'value',
  'package',
  'description',
  'alternate',
  'distributor',
  'dnp',
  'tags',
  'ignore',
] as const;
export type BomMeaning = (typeof bomMeanings)[number];

/** How sure a row's part is, the surest first; only the first two are chosen without being asked for. */
export const bomGrades = ['exact', 'normalised', 'alternate', 'parametric', 'fuzzy', 'none'] as const;
export type BomGrade = (typeof bomGrades)[number];

export const bomWarnings = [
  'obsolete',
  'nrnd',
  'no_stock',
  'short_stock',
  'moq',
  'not_rohs',
  'export_restricted',
  'quote_only',
  'ambiguous',
] as const;
export type BomWarning = (typeof bomWarnings)[number];

/**
 * Why a part stands as it does, and why a row has none. `name` is a parameter's, `stated` what the row says, `taken` what the part has,
 * all in the caller's language.
 */
export const bomReasonCodes = [
  // of the part number
  'number_signs',
  'number_near',
  'number_begins',
  'number_unknown',
  'number_second',
  'maker_differs',
  'maker_unknown',
  'maker_misspelt',
  'makers_several',
  // of the row beside the part
  'package_differs',
  'package_unread',
  'package_equal',
  'kind_differs',
  'value_differs',
  // of the parameters
  'equal',
  'better',
  'not_stated',
  'not_compared',
  'by_words',
  'words_unmet',
  // of a row without a part
  'nothing_has',
  'choice_gone',
  'not_fitted',
  'no_part',
] as const;
export type BomReasonCode = (typeof bomReasonCodes)[number];

export const bomReason = z.object({
  code: z.enum(bomReasonCodes),
  name: z.nullable(z.string()),
  stated: z.nullable(z.string()),
  taken: z.nullable(z.string()),
});
export type BomReason = z.output<typeof bomReason>;

/** `data.reason` of `bom_unreadable`. */
export const bomFaults = [
  'empty',
  'not_a_table',
  'broken',
  'password',
  'macros',
  'too_many_sheets',
  'too_large',
  'too_many_references',
] as const;
export type BomFault = (typeof bomFaults)[number];

/** Why a row of the table is no part. */
export const bomSkips = ['above_header', 'header', 'heading', 'total', 'note', 'no_name'] as const;
export type BomSkip = (typeof bomSkips)[number];

/** Of a table without end not every row is told; the count of them is. */
export const mostBomSkips = 200;

/** Most rows of parts in one bill (`docs/api.md` section 8). */
export const mostBomLines = 1000;
export const mostBoards = 100_000;
const mostCharacters = 2_000_000;
const mostReferences = 20_000;
const mostRows = 2_000_000;

const bomRequestLine = z.object({
  mpn: optional(text(0, 80)),
  manufacturer: optional(text(0, 80)),
  sku: optional(sku),
  /** What the buyer calls the part themselves. */
  own_number: optional(text(0, 80)),
  /** Pieces of one board. */
  quantity: whole(0, 1_000_000),
  references: optional(text(0, mostReferences)),
  value: optional(text(0, 200)),
  package: optional(text(0, 200)),
  description: optional(text(0, 500)),
  alternates: optional(z.array(text(1, 80)).check(z.maxLength(10))),
  dnp: optional(z.boolean()),
  tags: optional(lineTags),
});
export type BomRequestLine = z.input<typeof bomRequestLine>;

const bomRequest = z
  .object({
    /** An uploaded bill of the caller; this, `text` or `lines`. */
    file_id: optional(id),
    text: optional(z.string().check(z.maxLength(mostCharacters))),
    lines: optional(z.array(bomRequestLine).check(z.minLength(1), z.maxLength(mostBomLines))),
    /** Header of a column, as an answer names it -> what it means; other columns are guessed. */
    mapping: optional(z.record(z.string(), z.enum(bomMeanings))),
    /** Name of a sheet; the one with the best header otherwise. */
    sheet: optional(z.string().check(z.maxLength(100))),
    /** Reads all sheets whose columns have the same names as one table; their rows are counted on. */
    all_sheets: optional(z.boolean()),
    /** Row of the header as a spreadsheet counts, from 1; 0 says that there is none. Guessed otherwise. */
    header_row: optional(whole(0, 100_000)),
    boards: optional(whole(1, mostBoards)),
    attrition_bp: optional(attritionShare),
    attrition: optional(attritionBySize),
    /** Chooses among the candidates of rows that are not sure. */
    prefer: optional(z.enum(['price', 'stock', 'exact'])),
    /** Candidates that conform go first, and one that is not known to conform is warned of. */
    rohs: optional(z.boolean()),
    /** Rows that are bought though they say that they are left off the board, or were taken for no parts, by their numbers in the answer. */
    fitted: optional(z.array(whole(0, mostRows)).check(z.maxLength(mostBomLines))),
    /** Takes the first rows of a bill that is too long in place of refusing it. */
    cut: optional(z.boolean()),
  })
  .check(
    z.refine(({ file_id, text: typed, lines }) => [file_id, typed, lines].filter((one) => one !== undefined).length === 1, {
      path: ['text'],
      ...failsAs('required'),
    }),
  );

export const bomColumn = z.object({
  /** As in the file; a column without one goes by its letter, a second one of the same name by name and number. */
  header: z.string(),
  /** The first texts below it, three at most. */
  sample: z.array(z.string()),
  meaning: z.enum(bomMeanings),
  /** False where the request named the meaning. */
  guessed: z.boolean(),
});
export type BomColumn = z.output<typeof bomColumn>;

export const bomCandidate = z.object({
  sku: z.string(),
  /** With the packaging and the prices of `sku`. */
  product: productListItem,
  match: z.enum(bomGrades),
  note: z.nullable(z.string()),
  /** What weighs most first. */
  reasons: z.array(bomReason),
  /** The caller took it for such a row before. */
  remembered: z.optional(bomChoice),
});
export type BomCandidate = z.output<typeof bomCandidate>;

export const bomLine = z.object({
  /** As a spreadsheet counts, from 1. */
  row: z.int(),
  /** What the row said, by meaning. */
  source: z.partialRecord(z.enum(bomMeanings), z.string()),
  /** Pieces of one board. */
  quantity: z.int(),
  /** Pieces of all boards with spare ones. */
  needed: z.int(),
  /** The spare ones, by the size of the part that stands for the row, else of the package that the row states. */
  spare: z.object({ pieces: z.int(), size: z.enum(attritionSizes) }),
  references: z.array(z.string()),
  /** Not to be fitted: nothing is chosen. */
  dnp: z.boolean(),
  /** The row names more or fewer references than pieces. */
  references_mismatch: z.boolean(),
  match: z.enum(bomGrades),
  confidence: z.number(),
  /**
   * Rows of the same part are bought together: their quantities and totals add up to what is ordered,
   * and the first of them carries what is added to reach an allowed quantity.
   */
  chosen: z.nullable(
    z.object({
      sku: z.string(),
      quantity: z.int(),
      unit_micros: micros,
      line_total: minor,
      from_stock: z.int(),
      backordered: z.int(),
      lead_time_days: z.nullable(z.int()),
    }),
  ),
  /** Why the row has no part, or is left out. */
  reasons: z.array(bomReason),
  /** Five at most, the likeliest first. */
  candidates: z.array(bomCandidate),
  /** On the first row of a part, for all of its rows; `offer` is the packaging where it is another one. */
  better_buy: z.nullable(z.extend(betterBuy, { offer: z.nullable(offer) })),
  /** Likewise: the next price break where it costs at most a tenth more. */
  next_break: z.nullable(nextBreak),
  warnings: z.array(z.enum(bomWarnings)),
});
export type BomLine = z.output<typeof bomLine>;

const bomAnswer = z.object({
  columns: z.array(bomColumn),
  sheets: z.array(z.string()),
  /** Sheets with a table of parts that were not read, with the rows below their headers; `is_alike` where the columns have the same names. */
  other_sheets: z.array(z.object({ name: z.string(), rows: z.int(), is_alike: z.boolean() })),
  /** The sheet that was read; null for a text or a list. */
  sheet: z.nullable(z.string()),
  /** As in the request; null for a list. */
  header_row: z.nullable(z.int()),
  /** What parts the columns of a text; null for anything else. */
  delimiter: z.nullable(z.enum([',', ';', '\t', '|', ' '])),
  boards: z.int(),
  /** The rule that spare pieces were reckoned by. */
  attrition,
  valid_until: iso,
  currency: z.string(),
  lines: z.array(bomLine),
  /** Rows beyond the limit that `cut` left out. */
  left_out: z.int(),
  /** Rows with anything in them; those that went on with the row above; those that were taken for no parts. */
  rows: z.object({ read: z.int(), joined: z.int(), skipped: z.int() }),
  /** Rows that were taken for no parts, the first of them; `fitted` brings them back. */
  skipped: z.array(z.object({ row: z.int(), text: z.string(), reason: z.enum(bomSkips) })),
  /** Rows that are not to be fitted count nowhere. `in_stock` has all its pieces there; both totals are net. */
  summary: z.object({ lines: z.int(), matched: z.int(), in_stock: z.int(), total: minor, total_per_board: minor }),
});
export type BomAnswer = z.output<typeof bomAnswer>;

export const matchBom = endpoint({
  summary: 'Finds the parts of a bill of materials, with prices and stock',
  errors: ['not_found', 'bom_unreadable', 'bom_too_long', 'unsupported_type'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/bom-match',
  access: 'any',
  cache: 'N',
  maxBytes: 2 * 1024 * 1024,
  request: bomRequest,
  response: bomAnswer,
});
