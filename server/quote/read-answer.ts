/** An answer as it is typed on the console, or lies in a JSON or CSV file. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { type LineAnswerInput, lineAnswer, type ShopInquiry } from '#contract/api/quote-answer.ts';
import { checked, ConsoleProblem } from '#server/kernel/console.ts';

/** One price, or that there is none; the line counts from 1. */
const typedRow = z.object({
  line: z.union([z.int(), z.string()]),
  sku: z.optional(z.string()),
  /** Of a part that the shop does not carry, in place of an order code. */
  mpn: z.optional(z.string()),
  manufacturer: z.optional(z.string()),
  quantity: z.optional(z.union([z.int(), z.string()])),
  price: z.optional(z.union([z.number(), z.string()])),
  cost: z.optional(z.union([z.number(), z.string()])),
  lead: z.optional(z.union([z.int(), z.string()])),
  until: z.optional(z.string()),
  date_code: z.optional(z.string()),
  alternative: z.optional(z.union([z.boolean(), z.string()])),
  no_bid: z.optional(z.union([z.boolean(), z.string()])),
  note: z.optional(z.string()),
});
export type TypedRow = z.output<typeof typedRow>;

const isYes = (word: boolean | string | undefined) => word === true || ['yes', 'true', '1', 'x'].includes(String(word).toLowerCase());
const wholeOf = (word: number | string | undefined) => (word === undefined || word === '' ? undefined : Number(word));

/** The rows of a file with the columns line, sku or mpn and manufacturer, quantity, price, cost, lead, until, date_code, alternative, no_bid, note. */
export async function readAnswerFile(path: string): Promise<TypedRow[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConsoleProblem(`Cannot read ${path}.`);
  });
  return checked(z.array(typedRow), path.endsWith('.json') ? readJson(text, path) : readCsv(text, path));
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ConsoleProblem(`${path} is no JSON.`);
  }
}

function readCsv(text: string, path: string): unknown {
  try {
    return parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter: [',', ';', '\t'] });
  } catch (error) {
    throw new ConsoleProblem(`${path}: ${error instanceof Error ? error.message : 'no CSV'}.`);
  }
}

/** The rows as answers of the inquiry's lines: several rows of a line are several prices. */
export function answersOf({ lines }: Pick<ShopInquiry, 'lines'>, rows: readonly TypedRow[]): LineAnswerInput[] {
  const byLine = Map.groupBy(rows, ({ line }) => String(line));
  return [...byLine].map(([place, its]) => {
    const line = lines[Number(place) - 1];
    if (!line) throw new ConsoleProblem(`The inquiry has no line "${place}"; its lines are 1 to ${lines.length}.`);
    const isNoBid = its.some(({ no_bid }) => isYes(no_bid));
    const isInformation = its.every(({ sku, mpn }) => !sku && mpn);
    const kind = isInformation ? 'information' : its.every(({ alternative }) => isYes(alternative)) ? 'alternative' : 'quoted';
    const answer = {
      line_id: line.line_id,
      answer: isNoBid ? 'no_bid' : kind,
      answer_note: its.find(({ note }) => note)?.note,
      quotes: isNoBid || isInformation ? [] : its.map(priceOf),
      ...(!isNoBid && isInformation && { information: its.map(informationOf) }),
    };
    return checked(lineAnswer, answer, [`line ${place}`]);
  });
}

function informationOf({ mpn, manufacturer, ...price }: TypedRow) {
  const { sku: _sku, date_code: _code, ...told } = priceOf(price);
  return { mpn: mpn ?? '', manufacturer: manufacturer || undefined, ...told };
}

function priceOf({ sku, quantity, price, cost, lead, until, date_code }: TypedRow) {
  return {
    sku: sku ?? '',
    quantity: wholeOf(quantity),
    price: String(price ?? ''),
    cost: cost === undefined || cost === '' ? undefined : String(cost),
    lead_time_days: wholeOf(lead),
    date_code: date_code || undefined,
    valid_until: until || undefined,
  };
}
