/** `npm run -s shop -- key …`: makes, lists and ends keys of programs that run the shop. */
import { type OperatorScope, operatorScopes } from '#contract/api/endpoint.ts';
import type { Database } from '#server/db/client.ts';
import { ConsoleProblem, asTable, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { addKey, readKeys, revokeKey } from './operator-keys.ts';

export const keyHelp = `makes, lists and ends keys for programs that use the admin calls; people are "person":
             key add NAME --scope orders --scope quotes   shows the key once
               scopes: ${operatorScopes.join(', ')}, or all
             key list                         key revoke NAME`;

function readScopes(given: readonly string[]): OperatorScope[] {
  if (given.length === 0) throw new ConsoleProblem(`What is the key for? --scope ${operatorScopes.join('|')}|all`);
  if (given.includes('all')) return [...operatorScopes];
  return given.map((name) => {
    const scope = operatorScopes.find((one) => one === name);
    if (!scope) throw new ConsoleProblem(`There is no scope "${name}": ${operatorScopes.join(', ')} or all.`);
    return scope;
  });
}

/** Runs the words after "key". */
export function runKey(db: Database, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { scope: { type: 'string', multiple: true } });
    const [action = 'list', ...rest] = positionals;
    const now = new Date();
    if (action === 'add') {
      const name = wordAt([rest.join(' ')], 0, 'The name of the program');
      const key = await addKey(db, name, readScopes(values.scope ?? []), now);
      console.log(`${key}\nThis is the only time that the key of ${name} is shown.`);
    } else if (action === 'revoke') {
      const name = wordAt([rest.join(' ')], 0, 'The name of the program');
      await revokeKey(db, name, now);
      console.log(`The key of ${name} works no more.`);
    } else if (action === 'list') await listKeys(db);
    else throw new ConsoleProblem(`"key ${action}" is no command: add, list or revoke.`);
  });
}

const dayOf = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '';

async function listKeys(db: Database): Promise<void> {
  const keys = await readKeys(db);
  const rows = keys.map(({ name, scopes, createdAt, lastUsedAt, revokedAt }) => [
    name,
    revokedAt ? `revoked ${dayOf(revokedAt)}` : 'works',
    `made ${dayOf(createdAt)}`,
    lastUsedAt ? `used ${dayOf(lastUsedAt)}` : 'never used',
    scopes.join(' '),
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (keys.length === 0) console.log('There are no keys.');
}
