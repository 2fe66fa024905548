import type { makerFinder } from './makers.ts';
import type { PartRecord } from './part-record.ts';
import type { Problem } from './problem.ts';
import type { StagedSubstitute } from './staged-part.ts';

/** Those that a row names, by their makers; null where it says nothing of them. A maker that the shop does not know is a problem. */
export async function resolveSubstitutes(
  { substitutes }: Pick<PartRecord, 'substitutes'>,
  findMaker: ReturnType<typeof makerFinder>,
  problems: Problem[],
): Promise<StagedSubstitute[] | null> {
  if (substitutes === undefined) return null;
  const staged: StagedSubstitute[] = [];
  for (const [place, { manufacturer, mpn, kind, note = null }] of substitutes.entries()) {
    const maker = await findMaker(manufacturer);
    if (maker) staged.push({ makerId: maker.id, mpn, kind, note });
    else problems.push({ field: `substitutes.${place}.manufacturer`, code: 'not_allowed', value: manufacturer });
  }
  return staged;
}
