import { readWords } from '#server/rules/keyword-words.ts';
import { packagesRead } from '#server/rules/package-synonyms.ts';
import { splitKeyword } from '#server/rules/split-keyword.ts';
import { type Scope, meeting } from './scope.ts';

/** The parts in the package that a keyword is a name of. */
export function inPackage(scope: Scope, keyword: string): Scope | null {
  const [phrases, ...others] = readWords(splitKeyword(keyword)).phrases;
  const phrase = phrases?.[others.length];
  const names = phrase?.housing ? new Set(packagesRead(scope.columns.packages, phrase.code, phrase.housing)) : new Set();
  if (names.size === 0) return null;
  const { columns } = scope;
  const own = meeting(scope, (row) => names.has(columns.packages[columns.package.codes[row] ?? 0]));
  return own.rows.length > 0 ? own : null;
}
