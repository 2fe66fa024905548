/** `npm run -s shop -- maker …`: the names that makers go by. */
import { eq } from 'drizzle-orm';
import { mergeMakers as mergeCall, saveMakerAliases } from '#contract/api/admin/manufacturer.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { manufacturer } from '#server/db/schema.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { readRequest } from '#server/http/read-request.ts';
import { fold } from '#server/rules/fold.ts';
import { mergeMakers } from './merge-makers.ts';
import { saveAliases } from './save-aliases.ts';

export const makerHelp = `other names that a maker goes by in lists and bills:
             maker murata                             tells them, by the slug of its page
             maker murata add "Murata Electronics"    and what else follows; remove takes some away
             maker merge murata-electronics murata    what making the first one part of the second would change; --confirm does it`;

/** Runs the words after "maker". */
export function runMaker(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { positionals, values } = readWords(words, { confirm: { type: 'boolean' } });
    if (positionals[0] === 'merge') return tellMerge(deps, positionals, values.confirm === true);
    const [slug, action, ...names] = positionals;
    const [held] = await deps.db
      .select()
      .from(manufacturer)
      .where(eq(manufacturer.slug, wordAt([slug ?? ''], 0, 'The slug of the maker')));
    if (!held) throw new ConsoleProblem(`There is no maker "${slug}".`);
    if (action !== undefined && action !== 'add' && action !== 'remove')
      throw new ConsoleProblem(`"maker ${slug} ${action}" is no command: add or remove.`);
    if (action !== undefined) wordAt(names, 0, 'A name');
    const gone = new Set(names.map(fold));
    const aliases = action === 'add' ? [...held.aliases, ...names] : held.aliases.filter((alias) => !gone.has(fold(alias)));
    const request = readRequest(saveMakerAliases.request, { web_url: held.slug, aliases });
    const saved = action === undefined ? held : await saveAliases(actingOnConsole(deps), request);
    console.log(`${held.name}: ${saved.aliases.length === 0 ? 'no other names' : saved.aliases.join(', ')}`);
  });
}

async function tellMerge(deps: StoreDeps, words: string[], isMeant: boolean): Promise<void> {
  const [from, into] = [wordAt(words, 1, 'The slug of the maker that goes'), wordAt(words, 2, 'The slug of the maker that is kept')];
  const request = readRequest(mergeCall.request, { from, into, dry_run: !isMeant });
  const { moved, doubled, differing, ...makers } = await mergeMakers(actingOnConsole(deps), request);
  console.log(`${makers.from.name} ${makers.done ? 'is' : 'would be'} part of ${makers.into.name}.`);
  console.log(`${moved} parts change their maker, ${doubled} that both have become one each. Names: ${makers.into.aliases.join(', ')}`);
  for (const { mpn, from: one, into: other } of differing)
    console.log(`  ${mpn} differs: ${one.category}, ${one.package ?? '-'} and ${other.category}, ${other.package ?? '-'}`);
  if (makers.done) return;
  console.log(
    differing.length > 0
      ? 'Not possible while parts of one number differ: mend or remove one of each.'
      : 'Nothing is changed yet: add --confirm.',
  );
}
