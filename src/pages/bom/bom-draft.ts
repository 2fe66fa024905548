import * as z from 'zod/mini';
import { attritionSizes, mostAttritionBp, mostSparePieces } from '#contract/attrition.ts';
import { type BomRequestLine, bomMeanings, type matchBom, mostBoards } from '#contract/api/bom.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { PartsList } from '#contract/api/parts-list.ts';

import type { RowCandidate } from './bom-bill.ts';
import { readJson } from '#src/components/read-json.ts';

const storageKey = 'bom';

const share = z.int().check(z.gte(0), z.lte(mostAttritionBp));
const least = z.int().check(z.gte(0), z.lte(mostSparePieces));

/** How a bill is read and built. */
const settings = z.object({
  boards: z.catch(z.int().check(z.gte(1), z.lte(mostBoards)), 1),
  /** Spare parts in hundredths of a percent. */
  attrition_bp: z.catch(share, 0),
  /** Rules of single sizes of packages. */
  attrition: z.catch(z.partialRecord(z.enum(attritionSizes), z.object({ share_bp: z.optional(share), least: z.optional(least) })), {}),
  prefer: z.catch(z.enum(['none', 'price', 'stock', 'exact']), 'none'),
  rohs: z.catch(z.boolean(), false),
  sheet: z.catch(z.nullable(z.string()), null),
  /** Reads all sheets of the same columns together. */
  all_sheets: z.catch(z.boolean(), false),
  header_row: z.catch(z.nullable(z.int()), null),
  mapping: z.catch(z.record(z.string(), z.enum(bomMeanings)), {}),
  /** Takes the first rows of a bill that is too long. */
  cut: z.catch(z.boolean(), false),
  /** Rows that are bought though they say that they are left off the board. */
  fitted: z.catch(z.array(z.int()), []),
});
export type BomSettings = z.output<typeof settings>;

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('file'), id: z.string(), name: z.string() }),
]);
/** What a bill is read from. */
export type BomSource = z.output<typeof source> | { kind: 'list'; list: PartsList };

/** What the buyer decided at the rows of one table; parts that they searched for themselves are kept as the shop answered them. */
const decided = z.object({
  /** The sheet and the header row that the rows are counted by. */
  table: z.string(),
  picks: z.record(z.string(), z.nullable(z.string())),
  found: z.record(z.string(), z.array(z.custom<RowCandidate>((value) => typeof value === 'object' && value !== null))),
  more: z.catch(z.record(z.string(), z.object({ needed: z.int(), quantity: z.int() })), {}),
  /** What the buyer tagged the rows with, in place of what the bill says. */
  tags: z.catch(z.record(z.string(), z.array(z.string())), {}),
  /** Rows decided by a visitor, which their account does not know yet. */
  unsaved: z.array(z.int()),
});
export type Decided = z.output<typeof decided>;

const draft = z.object({
  /** What stands in the text field, matched or not. */
  text: z.catch(z.string(), ''),
  source: z.catch(z.nullable(source), null),
  settings: z.catch(settings, settings.parse({})),
  decided: z.catch(z.nullable(decided), null),
});
export type BomDraft = z.output<typeof draft>;

const plainSettings: BomSettings = settings.parse({});

/** What was typed and chosen before a reload or a log-in. */
export function readBomDraft(storage: Storage): BomDraft {
  const read = draft.safeParse(readJson(storage.getItem(storageKey)));
  return read.success ? read.data : { text: '', source: null, settings: plainSettings, decided: null };
}

export function writeBomDraft(storage: Storage, kept: BomDraft): void {
  try {
    storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    storage.removeItem(storageKey); // too long for the browser's store: it lives as long as the page
  }
}

function savedLines(list: PartsList): BomRequestLine[] {
  return list.lines.map(({ sku, mpn, manufacturer, own_number, quantity, references, note, tags }) => ({
    quantity,
    ...(sku !== null && { sku }),
    ...(mpn !== '' && { mpn }),
    ...(manufacturer !== null && { manufacturer }),
    ...(own_number !== null && { own_number }),
    ...(references !== null && { references }),
    ...(note !== null && { description: note }),
    ...(tags.length > 0 && { tags }),
  }));
}

/** What the shop is asked for a bill. */
export function bomRequest(from: BomSource, chosen: BomSettings): RequestOf<typeof matchBom> {
  const { boards, attrition_bp, attrition, prefer, rohs: isRohs, fitted } = chosen;
  const kept = fitted.length > 0 && { fitted };
  const build = {
    boards,
    ...kept,
    ...(attrition_bp > 0 && { attrition_bp }),
    ...(Object.keys(attrition).length > 0 && { attrition }),
    ...(prefer !== 'none' && { prefer }),
    ...(isRohs && { rohs: true }),
  };
  if (from.kind === 'list') return { lines: savedLines(from.list), ...build };
  const { sheet, all_sheets: isAll, header_row, mapping, cut: isCut } = chosen;
  return {
    ...(from.kind === 'text' ? { text: from.text } : { file_id: from.id }),
    ...(sheet !== null && { sheet }),
    ...(isAll && { all_sheets: true }),
    ...(header_row !== null && { header_row }),
    ...(Object.keys(mapping).length > 0 && { mapping }),
    ...(isCut && { cut: true }),
    ...build,
  };
}
