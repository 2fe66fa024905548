/** Whether a row names two parts: a library name such as `SN74AC14D` beside the number `SN74HC14PWR`. */
import { codeKey } from '#server/rules/fold.ts';
import { isSurelyNumber } from '#server/rules/keyword/number-like.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';

/** A candidate by the number of a row, which asks where its value or description names another part of the same family. */
export function checkNumbers({ source }: Pick<SourceLine, 'source'>, candidate: Candidate): Candidate {
  const { mpn } = source;
  if (mpn === undefined) return candidate;
  const other = [source.value, source.description].find((text) => text !== undefined && isAnother(text.trim(), mpn));
  return other === undefined ? candidate : lowered(candidate, 'likely', reason('number_second', { stated: other, taken: mpn }));
}

/** As many signs as tell a family: `SN74`, `BAT5`. */
const family = 4;

/** Numbers of one family that go on differently; one with signs put in is the same part in another packing: `MCP1700-3302E` of `MCP1700T-3302E/TT`. */
function isAnother(text: string, mpn: string): boolean {
  if (!isSurelyNumber(text) || readPackage(text).key !== null) return false;
  const [other, own] = [codeKey(text), codeKey(mpn)];
  const alike = [...other].findIndex((sign, at) => sign !== own[at]);
  if (alike < family || !/\d/.test(other.slice(0, alike))) return false;
  return !standsIn(other.slice(alike), own.slice(alike));
}

/** Whether the signs of a text stand in another in their order; an `x` stands for any, as in `STM32G431CBTx`. */
function standsIn(text: string, whole: string): boolean {
  let at = 0;
  for (const sign of text) {
    const next = sign === 'x' ? at : whole.indexOf(sign, at);
    if (next < 0 || next >= whole.length) return false;
    at = next + 1;
  }
  return true;
}
