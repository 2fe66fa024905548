/** Pieces that the rows of a bill need for all boards, the spare ones included. */
import type { BomLine } from '#contract/api/bom.ts';
import { type Attrition, type AttritionSize, attritionSize, sparePieces } from '#contract/attrition.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import type { Goods } from './match/choose-part.ts';
import type { MatchedLine } from './match/match-lines.ts';
import type { SourceLine } from './read-lines.ts';

export interface Build {
  boards: number;
  attrition: Attrition;
}

type Need = Pick<BomLine, 'needed' | 'spare'>;

/** What a row needs by the package that it states, as long as no part stands for it. */
export function needOf({ boards, attrition }: Build, quantity: number, { source }: Pick<SourceLine, 'source'>): Need {
  const size = attritionSize(source.package === undefined ? null : readPackage(source.package).key);
  return needs([quantity * boards], size, attrition)[0] ?? { needed: 0, spare: { pieces: 0, size } };
}

function needs(pieces: readonly number[], size: AttritionSize, attrition: Attrition): Need[] {
  const spares = sparePieces(pieces, attrition[size]);
  return pieces.map((own, index) => ({ needed: own + (spares[index] ?? 0), spare: { pieces: spares[index] ?? 0, size } }));
}

/** What each row needs with the parts that stand for them: rows of one part share its spare pieces. */
export function withNeeds({ boards, attrition }: Build, matched: readonly MatchedLine[], goods: readonly (Goods | null)[]): MatchedLine[] {
  const found = new Map<MatchedLine, Need>();
  const byPart = Map.groupBy(
    matched.flatMap((one, index) => (goods[index] ? [{ one, part: goods[index].product }] : [])),
    ({ part }) => part.id,
  );
  for (const rows of byPart.values()) {
    const size = attritionSize(rows[0]?.part.package ?? null);
    const own = needs(
      rows.map(({ one }) => one.line.quantity * boards),
      size,
      attrition,
    );
    for (const [index, { one }] of rows.entries()) found.set(one, own[index] ?? one.line);
  }
  return matched.map((one) => ({ ...one, line: { ...one.line, ...found.get(one) } }));
}
