/** `npm run -s shop -- person …`: people who run the shop. */
import { changePerson as changeCall, invitePerson as inviteCall, type PersonAction } from '#contract/api/admin/people.ts';
import { operatorRoles } from '#contract/operator-roles.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { readRequest } from '#server/http/read-request.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { adminAddress } from '#server/admin/admin-address.ts';
import { ConsoleProblem, asTable, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import type { Invitation } from './invitation.ts';
import { changePerson, invitePerson, listPeople } from './people.ts';
import { findPersonByEmail } from './person.ts';

export const personHelp = `people who log in to the operator page, with password and one-time code:
             person add "Ada Lovelace" ada@example.com --role owner    shows a link that works once, for a day
               roles: ${operatorRoles.join(', ')}
             person list                      person role ada@example.com sales
             person disable ada@example.com   person enable ada@example.com    "enable" ends a lock too
             person reset ada@example.com     takes password and codes away and shows a new link`;

/** Runs the words after "person". */
export function runPerson(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { role: { type: 'string' } });
    const [action = 'list', ...rest] = positionals;
    if (action === 'list') await list(deps);
    else if (action === 'add') await add(deps, rest, values.role);
    else if (action === 'role' || action === 'disable' || action === 'enable' || action === 'reset') await change(deps, action, rest);
    else throw new ConsoleProblem(`"person ${action}" is no command: add, list, role, disable, enable or reset.`);
  });
}

async function add(deps: StoreDeps, words: string[], role: string | undefined): Promise<void> {
  const name = wordAt(words, 0, 'The name');
  const email = wordAt(words, 1, 'The e-mail address');
  const request = readRequest(inviteCall.request, { name, email, role: readRole(role, '--role') });
  const { person, invitation } = await invitePerson(actingOnConsole(deps), request);
  tellLink(deps, person.name, invitation);
}

async function change(deps: StoreDeps, action: PersonAction, words: string[]): Promise<void> {
  const email = wordAt(words, 0, 'The e-mail address').toLowerCase();
  const found = await findPersonByEmail(deps.db, email);
  if (!found) throw new ConsoleProblem(`Nobody has the address "${email}".`);
  const role = action === 'role' ? { role: readRole(words[1], 'The role') } : {};
  const request = changeCall.request.parse({ person_id: found.id, action, ...role });
  const { person, invitation } = await changePerson(actingOnConsole(deps), request);
  if (invitation) tellLink(deps, person.name, invitation);
  else console.log(`${person.name}: ${person.role}, ${person.status}`);
}

function readRole(given: string | undefined, what: string) {
  const word = wordAt([given ?? ''], 0, `${what} (${operatorRoles.join(', ')})`);
  const role = operatorRoles.find((one) => one === word);
  if (!role) throw new ConsoleProblem(`There is no role "${word}": ${operatorRoles.join(', ')}.`);
  return role;
}

function tellLink({ settings }: StoreDeps, name: string, { token, expires_at: end }: Invitation): void {
  console.log(`${adminAddress(settings)}#invite=${token}`);
  console.log(`Only ${name} may open this link: once, until ${end.slice(0, 16).replace('T', ' ')} UTC. It is shown this once.`);
}

async function list({ db }: StoreDeps): Promise<void> {
  const { list: people } = await listPeople(db);
  const rows = people.map(({ name, email, role, status, created_at, last_login_at }) => [
    name,
    email,
    role,
    status,
    `made ${created_at.slice(0, 10)}`,
    last_login_at ? `logged in ${last_login_at.slice(0, 10)}` : 'never logged in',
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (people.length === 0) console.log('Nobody can log in yet: person add "Ada Lovelace" ada@example.com --role owner');
}
