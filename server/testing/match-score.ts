/** How often the shop is right about rows whose answer is known. */
import { sql } from 'drizzle-orm';
import { type BomLine, matchBom } from '#contract/api/bom.ts';
import type { createStoreApp } from '#server/run/app.ts';
import type { Database } from '#server/db/client.ts';
import { type CatalogPart, type MatchCase, matchCases } from './match-cases.ts';
import { writtenCases } from './written-rows/written-cases.ts';

export interface Score {
  trait: string;
  cases: number;
  /** Chosen on its own or by what is in stock, and how many of these are right. */
  chosen: number;
  chosenRight: number;
  /** First candidates that the answer calls likely or sure, and how many of these are right. */
  likely: number;
  likelyRight: number;
  /** Rows whose part the shop holds, and how many of these got it. */
  found: number;
  answerable: number;
  /** The first few that went wrong. */
  wrong: string[];
}

const atOnce = 500;
const leastLikely = 0.6;
const mostShown = 3;

async function readParts(db: Database): Promise<CatalogPart[]> {
  const { rows } = await db.execute<CatalogPart & Record<string, unknown>>(sql`
    select p.mpn, m.name as maker, c.slug as category, p.package, p.attributes
    from product p join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id order by p.id`);
  return rows;
}

/** Asks about `wanted` rows made of the catalog and all written ones, twice: as they are, and letting the shop take what is in stock. */
export async function scoreMatches(app: ReturnType<typeof createStoreApp>, db: Database, wanted: number): Promise<Score[]> {
  const parts = await readParts(db);
  const byNumber = Map.groupBy(parts, ({ mpn }) => mpn);
  const cases = [...matchCases(parts, wanted), ...writtenCases()];
  const scores = new Map<string, Score>();
  for (const prefer of [undefined, 'stock']) {
    for (let from = 0; from < cases.length; from += atOnce) {
      const asked = cases.slice(from, from + atOnce);
      // oxlint-disable-next-line no-await-in-loop -- one bill after the other, as a buyer has it
      const lines = await ask(app, asked, prefer);
      for (const [place, line] of lines.entries()) {
        const one = asked[place];
        if (one) count(scoreOf(scores, one.trait), one, line, byNumber, prefer !== undefined);
      }
    }
  }
  return [...scores.values()];
}

async function ask(app: ReturnType<typeof createStoreApp>, asked: readonly MatchCase[], prefer: string | undefined): Promise<BomLine[]> {
  const body = JSON.stringify({ lines: asked.map(({ line }) => line), prefer });
  const answer = await app.request(matchBom.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (answer.status !== 200) throw new Error(`The shop answered ${answer.status}: ${await answer.text()}`);
  return matchBom.response.parse(await answer.json()).lines;
}

function scoreOf(scores: Map<string, Score>, trait: string): Score {
  const found = scores.get(trait) ?? {
    trait,
    cases: 0,
    chosen: 0,
    chosenRight: 0,
    likely: 0,
    likelyRight: 0,
    found: 0,
    answerable: 0,
    wrong: [],
  };
  scores.set(trait, found);
  return found;
}

function count(score: Score, one: MatchCase, line: BomLine, byNumber: ReadonlyMap<string, CatalogPart[]>, isLast: boolean): void {
  const isRight = ({ product }: BomLine['candidates'][number]) =>
    (byNumber.get(product.mpn) ?? []).some((part) => part.maker === product.manufacturer.name && one.isRight(part));
  const [first] = line.candidates;
  const chosen = line.candidates.find(({ sku }) => sku === line.chosen?.sku);
  if (isLast) score.cases += 1;
  if (chosen) {
    score.chosen += 1;
    score.chosenRight += Number(isRight(chosen));
    if (!isRight(chosen) && score.wrong.length < mostShown) score.wrong.push(`${JSON.stringify(one.line)} became ${chosen.product.mpn}`);
  }
  if (first && !line.dnp && line.confidence >= leastLikely) {
    score.likely += 1;
    score.likelyRight += Number(isRight(chosen ?? first));
  }
  if (isLast && !one.isTrap) {
    const isFound = chosen !== undefined && isRight(chosen);
    // A row whose part the catalog lacks has no answer: the same bill would score worse with a smaller catalog.
    score.answerable += Number(isFound || isHeld(one, byNumber));
    score.found += Number(isFound);
  }
}

function isHeld(one: MatchCase, byNumber: ReadonlyMap<string, CatalogPart[]>): boolean {
  return [...byNumber.values()].some((alike) => alike.some(one.isRight));
}

/** All traits together. */
export function total(scores: readonly Score[]): Score {
  const sum = (key: 'cases' | 'chosen' | 'chosenRight' | 'likely' | 'likelyRight' | 'found' | 'answerable') =>
    scores.reduce((all, score) => all + score[key], 0);
  return {
    trait: 'all',
    cases: sum('cases'),
    chosen: sum('chosen'),
    chosenRight: sum('chosenRight'),
    likely: sum('likely'),
    likelyRight: sum('likelyRight'),
    found: sum('found'),
    answerable: sum('answerable'),
    wrong: [],
  };
}

/** What must hold, of all rows together. */
export const floors = { chosen: 0.995, likely: 0.95 };
