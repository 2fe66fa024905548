/** `npm run -s shop -- call …`: the calls of the operator page, made on the console. */
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { errorAnswer } from '#contract/api/error.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, readJson, readWords, sayRefusal, tellProblems, wordAt } from '#server/kernel/console.ts';

export const callHelp = `makes any call of the operator page (docs/api.md 5.6), as the console:
             call                             names all with what they do
             call orders '{"status":"pending"}'       call save-company company.json
             call settings settings.json --change     where one name reads and changes
             call add-article-picture --file board.png    call product-export '{"category":"mlcc"}' --output parts.csv`;

const options = { file: { type: 'string' }, output: { type: 'string' }, change: { type: 'boolean' } } as const;
const place = '/api/store/admin/';
const nameOf = ({ path }: AnyEndpoint): string => path.slice(place.length);

/** What is told of an import would end with the command. */
const otherwise: Record<string, string> = { 'product-import': 'import FILE' };

/** The calls that the console can make: all but those about somebody's own log-in, of which it has none. */
export function callsOfConsole(calls: readonly AnyEndpoint[]): AnyEndpoint[] {
  return calls.filter((call) => call.access === 'operator' && call.scope !== 'own' && !(nameOf(call) in otherwise));
}

/** Runs the words after "call". */
export function runCall(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [name, given] = positionals;
    // All calls, and all that answers them, for this command alone.
    const { calls } = await import('#contract/api/calls.ts');
    if (name === undefined) return tellCalls(callsOfConsole(calls));
    const call = findCall(calls, name, values.change ?? false);
    const request = given === undefined ? {} : await readGiven(given);
    const answer = await ask(deps, call, request, values.file);
    if (!answer.ok) {
      const { error } = errorAnswer.parse(await answer.json());
      throw new ConsoleProblem(sayRefusal(error));
    }
    await tell(answer, values.output);
  });
}

function tellCalls(calls: readonly AnyEndpoint[]): void {
  for (const line of asTable(calls.map((call) => [nameOf(call), call.scope ?? '', call.summary]))) console.log(line);
}

function findCall(calls: readonly AnyEndpoint[], name: string, isChange: boolean): AnyEndpoint {
  const other = otherwise[name];
  if (other !== undefined) throw new ConsoleProblem(`On the console: ${other}.`);
  const named = callsOfConsole(calls).filter((call) => nameOf(call) === name);
  const found = named.length > 1 ? named.find(({ kind }) => (kind === 'command') === isChange) : named[0];
  if (!found) throw new ConsoleProblem(`There is no call "${name}"; "call" names all.`);
  return found;
}

async function readGiven(given: string): Promise<Record<string, unknown>> {
  const json: unknown = given.trimStart().startsWith('{') ? parse(given) : await readJson(given);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new ConsoleProblem(`${given} holds no object.`);
  return { ...json };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConsoleProblem(`${text} is no JSON.`);
  }
}

/** The very call that the page makes, from its request to its answer; the audit has it under the console's name. */
async function ask(deps: StoreDeps, call: AnyEndpoint, request: Record<string, unknown>, file: string | undefined): Promise<Response> {
  const { createStoreApp } = await import('./app.ts');
  const { method, path } = call;
  const app = createStoreApp({ ...deps, log: { ...deps.log, info: () => {} } }); // the answer alone is printed
  const isConsole = { isConsole: true } as const;
  if (method === 'GET') return app.request(`${path}?${new URLSearchParams(fieldsOf(request)).toString()}`, {}, isConsole);
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  if (!call.form) {
    const init = { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(request) };
    return app.request(path, init, isConsole);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(request))) form.set(name, value);
  const sent = wordAt([file ?? ''], 0, 'The file (--file)');
  const bytes = await openAsBlob(sent).catch(() => {
    throw new ConsoleProblem(`${sent} cannot be read.`);
  });
  form.set('file', bytes, basename(sent));
  return app.request(path, { method, headers, body: form }, isConsole);
}

/** A query and a form hold texts alone. */
function fieldsOf(request: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

async function tell(answer: Response, output: string | undefined): Promise<void> {
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (output !== undefined) return writeFile(output, bytes);
  if (!isJson) throw new ConsoleProblem('The answer is a file: name one for it (--output).');
  console.log(JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2));
}
