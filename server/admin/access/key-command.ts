/** `npm run -s shop -- key …`: makes, lists and ends keys of programs that run the shop. */
import { addOperatorKey, revokeOperatorKey } from '#contract/api/admin/key.ts';
import { operatorScopes } from '#contract/api/endpoint.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { ConsoleProblem, asTable, parsed, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { addKey, listKeys, revokeKey } from './operator-keys.ts';

export const keyHelp = `makes, lists and ends keys for programs that use the admin calls; people are "person":
             key add NAME --scope orders --scope quotes   shows the key once
               scopes: ${operatorScopes.join(', ')}, or all
             key list                         key revoke NAME`;

function readScopes(given: readonly string[]): readonly string[] {
  if (given.length === 0) throw new ConsoleProblem(`What is the key for? --scope ${operatorScopes.join('|')}|all`);
  if (given.includes('all')) return operatorScopes;
  const unknown = given.find((name) => !operatorScopes.some((one) => one === name));
  if (unknown !== undefined) throw new ConsoleProblem(`There is no scope "${unknown}": ${operatorScopes.join(', ')} or all.`);
  return given;
}

/** Runs the words after "key". */
export function runKey(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { scope: { type: 'string', multiple: true } });
    const [action = 'list', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    const nameOf = () => wordAt([rest.join(' ')], 0, 'The name of the program');
    if (action === 'add') {
      const name = nameOf();
      const { secret } = await addKey(acting, parsed(addOperatorKey, { name, scopes: readScopes(values.scope ?? []) }));
      console.log(`${secret}\nThis is the only time that the key of ${name} is shown.`);
    } else if (action === 'revoke') {
      const { name } = await revokeKey(acting, parsed(revokeOperatorKey, { name: nameOf() }).name);
      console.log(`The key of ${name} works no more.`);
    } else if (action === 'list') await tellKeys(deps);
    else throw new ConsoleProblem(`"key ${action}" is no command: add, list or revoke.`);
  });
}

const dayOf = (at: string): string => at.slice(0, 10);

async function tellKeys({ db }: StoreDeps): Promise<void> {
  const { list } = await listKeys(db);
  const rows = list.map(({ name, scopes, created_at: made, last_used_at: used, revoked_at: revoked }) => [
    name,
    revoked ? `revoked ${dayOf(revoked)}` : 'works',
    `made ${dayOf(made)}`,
    used ? `used ${dayOf(used)}` : 'never used',
    scopes.join(' '),
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (list.length === 0) console.log('There are no keys.');
}
