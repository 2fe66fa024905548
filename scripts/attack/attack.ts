/** The attack: so many requests by a seed, each answer judged, each hold of the thread looked at twice. */
import { calls } from '#contract/api/calls.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { getOpenApi } from '#contract/api/openapi.ts';
import type { OpenApiDocument } from '#server/openapi/document.ts';
import { answersOf } from '#server/testing/documented-answer.ts';
import { type Credentials, openCredentials } from './credentials.ts';
import { asJson, judge, type JudgeDocumented } from './judge.ts';
import { type KnownValues, knownValues } from './known-values.ts';
import { type AttackRequest, makeRequest } from './make-request.ts';
import { openTarget, type Target } from './open-target.ts';
import { type Random, seededRandom } from './random.ts';
import { openSender, type Sender } from './send.ts';
import { sendWorst } from './send-worst.ts';
import { type WorstFile, worstFiles } from './worst-files.ts';
import { worstRequests } from './worst-inputs.ts';

export interface AttackOptions {
  seed: number;
  requests: number;
  parts: number;
  onProgress?: (done: number) => void;
  /** Whether a call that holds the event loop too long is a fault; a test on a machine of unknown speed says no. */
  watchesHolds?: boolean;
  /** Those that are sent; all that are known unless told. */
  files?: readonly WorstFile[];
  /** Ends the attack early; what was asked by then is judged. */
  signal?: AbortSignal;
}

interface Hold {
  call: string;
  /** Milliseconds of the tries alone, the least of them. */
  ms: number;
}

export interface AttackResult {
  requests: number;
  calls: number;
  /** Status -> how often; `closed` for connections that ended without an answer. */
  statuses: Record<string, number>;
  /** Calls that nothing was asked of so that it was done. */
  neverDone: string[];
  /** What is wrong, with the request that shows it. */
  faults: string[];
  /** The longest that a request held the thread each time that it was asked alone, in milliseconds. */
  longestHold: Hold | null;
  memory: { most: number; end: number };
}

/** Milliseconds that no call may hold the event loop (`docs/operate.md`). */
export const longestAllowed = 50;
/** Bytes of memory under attack, garbage that nobody has collected yet among them; the service file allows 2 GiB. */
const mostMemory = 1.25 * 1024 ** 3;
const atOnce = 6;
/** So many requests share one set of credentials: some end a log-in or a cart. */
const perRound = 2500;
const mostFaults = 40;

const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

interface Attack {
  target: Target;
  sender: Sender;
  random: Random;
  known: KnownValues;
  result: AttackResult;
  /** By the shop's own document. */
  documented: JudgeDocumented;
  /** The last requests by their ids, to know one again that held the thread. */
  sent: Map<string, AttackRequest>;
  /** Requests that may have held it. */
  suspects: Map<string, AttackRequest>;
  /** Calls that did what they were asked. */
  done: Set<string>;
  watchesHolds: boolean;
  /** Whether there is anybody to ask, and anybody who wants to know. */
  goesOn: () => boolean;
}

export async function attack({
  seed,
  requests,
  parts,
  onProgress = () => {},
  watchesHolds = true,
  files = worstFiles,
  signal,
}: AttackOptions): Promise<AttackResult> {
  const target = await openTarget(parts);
  const sender = openSender(target.port, atOnce);
  const random = seededRandom(seed);
  const result: AttackResult = {
    requests: 0,
    calls: calls.length,
    statuses: {},
    neverDone: [],
    faults: [],
    longestHold: null,
    memory: { most: 0, end: 0 },
  };
  const all: Attack = {
    target,
    sender,
    random,
    known: knownValues(),
    result,
    documented: await documentOf(sender),
    sent: new Map(),
    suspects: new Map(),
    done: new Set(),
    watchesHolds,
    goesOn: () => target.isRunning() && !signal?.aborted,
  };
  try {
    for (let round = 0; result.requests < requests && all.goesOn(); round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- round after round
      const credentials = await openCredentials({
        sender,
        operatorKey: target.operatorKey,
        session: target.sessions[round % target.sessions.length] ?? '',
        known: all.known,
        round,
        onDone: (call) => all.done.add(call),
      });
      // oxlint-disable-next-line no-await-in-loop -- round after round
      await runRound(all, credentials, Math.min(perRound, requests - result.requests), onProgress);
      // oxlint-disable-next-line no-await-in-loop -- round after round
      await askAgain(all);
    }
    result.neverDone = calls.map(nameOf).filter((name) => !all.done.has(name));
    await askWorst(all, files);
    await checkHealth(all);
    result.faults.push(...target.faults.map((line) => `log: ${line.slice(0, 600)}`));
  } finally {
    sender.close();
    await target.close();
  }
  return result;
}

/** What the shop itself says of its answers. */
async function documentOf(sender: Sender): Promise<JudgeDocumented> {
  const { method, path } = getOpenApi;
  const { text } = await sender.send({ call: 'set-up', who: 'set-up', method, path, headers: {}, body: null }, 'document');
  return answersOf(asJson(text) as OpenApiDocument); // what the generator returns
}

async function runRound(all: Attack, credentials: Credentials, requests: number, onProgress: (done: number) => void): Promise<void> {
  const { random, known, result } = all;
  let left = requests;
  const work = async (): Promise<void> => {
    while (left > 0 && all.goesOn()) {
      left -= 1;
      const who = random.pick(Object.keys(credentials));
      const request = makeRequest(random.pick(calls), who, credentials[who] ?? {}, { random, known });
      // oxlint-disable-next-line no-await-in-loop -- each worker asks one after the other
      await askOnce(all, request);
      onProgress(result.requests);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function askOnce(all: Attack, request: AttackRequest): Promise<void> {
  const { result, sender, sent } = all;
  result.requests += 1;
  const id = `attack-${String(result.requests).padStart(8, '0')}`;
  sent.set(id, request);
  const answer = await sender.send(request, id);
  const status = String(answer.status ?? 'closed');
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  const fault = judge(answer, request, all.documented);
  if (fault !== null) tell(all, request, fault);
  if (answer.status !== null && answer.status < 400) all.done.add(request.call);
  if (answer.status === 200 || answer.status === 201) all.known.learn(asJson(answer.text));
  noteHolds(all);
  if (sent.size > perRound) sent.delete([...sent.keys()][0] ?? '');
}

/** A hold counts when one of the requests of that moment holds the thread again, twice, alone. */
function noteHolds({ target, sent, suspects, watchesHolds }: Attack): void {
  if (!watchesHolds) return;
  for (const { ms, requests } of target.takeHolds()) {
    if (ms < longestAllowed) continue;
    for (const id of requests) {
      const request = sent.get(id);
      if (request) suspects.set(`${request.call} ${request.body?.byteLength ?? request.path}`, request);
    }
  }
}

const settle = 40;

async function askAgain(all: Attack): Promise<void> {
  for (const request of all.suspects.values()) {
    // oxlint-disable-next-line no-await-in-loop -- alone is the point
    await askAlone(all, request);
  }
  all.suspects.clear();
}

function askAlone(all: Attack, request: AttackRequest): Promise<void> {
  const { sender, result, documented } = all;
  const ask = async (round: number): Promise<string[]> => {
    // A key that was used would give the kept answer.
    const fresh = { ...request, headers: { ...request.headers, 'Idempotency-Key': `again${result.requests}x${round}` } };
    const fault = judge(await sender.send(fresh, `again-${result.requests}-${round}`), fresh, documented);
    return fault === null ? [] : [fault];
  };
  return holdAlone(all, request.call, (fault) => tell(all, request, fault), ask);
}

/** Asks three times, and takes the least of the holds: compiling and collecting garbage are nobody's fault and do not repeat. Once, where nobody watches. */
async function holdAlone(
  { target, result, watchesHolds }: Attack,
  call: string,
  report: (fault: string) => void,
  ask: (round: number) => Promise<string[]>,
): Promise<void> {
  if (!watchesHolds) {
    for (const fault of await ask(0)) report(fault);
    return;
  }
  let least = Infinity;
  // Who did not hold it once need not be asked again.
  for (let round = 0; round < 3 && least > 0; round += 1) {
    target.takeHolds();
    // oxlint-disable-next-line no-await-in-loop -- alone is the point
    const faults = await ask(round);
    for (const fault of faults) report(fault);
    // oxlint-disable-next-line no-await-in-loop -- the watch tells a moment later
    await new Promise((done) => setTimeout(done, settle));
    least = Math.min(least, Math.max(0, ...target.takeHolds().map(({ ms }) => ms)));
  }
  if (least > (result.longestHold?.ms ?? 0)) result.longestHold = { call, ms: least };
  if (least > longestAllowed) report(`holds the event loop for ${Math.round(least)} ms`);
}

async function askWorst(all: Attack, files: readonly WorstFile[]): Promise<void> {
  for (const request of worstRequests()) {
    // oxlint-disable-next-line no-await-in-loop -- alone is the point
    if (all.goesOn()) await askAlone(all, request);
  }
  for (const file of files) {
    const report = (fault: string): void => {
      if (all.result.faults.length < mostFaults) all.result.faults.push(`${file.name}: ${fault}`);
    };
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (all.goesOn()) await holdAlone(all, file.name, report, () => sendWorst(file, all.sender, all.target.operatorKey, all.documented));
  }
}

async function checkHealth({ target, sender, result }: Attack): Promise<void> {
  const ask = (path: string) =>
    sender.send({ call: path, who: 'nobody', method: 'GET', path, headers: {}, body: null }, 'after-the-attack');
  if (!target.isRunning()) return void result.faults.push('The shop has ended');
  const [health, list] = [await ask('/healthz'), await ask('/api/store/common/hot-product')];
  // Edge and store are well; that nobody has built the app is no matter here.
  if (health.status !== 200 && !health.text.includes('app missing')) result.faults.push(`healthz answers ${health.status} afterwards`);
  if (list.status !== 200 || !list.text.includes('"sku"')) result.faults.push('The shop shows no parts afterwards');
  const { most, now } = target.memory();
  result.memory = { most, end: now };
  if (most > mostMemory) result.faults.push(`The process held ${Math.round(most / 1024 ** 2)} MiB`);
}

function tell({ result }: Attack, { call, who, method, path, headers, body }: AttackRequest, fault: string): void {
  if (result.faults.length >= mostFaults) return;
  const { Authorization: _, ...shown } = headers;
  const sent = body === null ? '' : Buffer.from(body.subarray(0, 1500)).toString('utf8');
  result.faults.push(
    `${call} by ${who}: ${fault}\n    ${method} ${path.slice(0, 600)}\n    ${JSON.stringify(shown).slice(0, 600)}\n    ${sent}`,
  );
}
