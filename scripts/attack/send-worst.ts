/** Sends a file of the worst all its way: by a token to where bills are read and pictures drawn, or as an import until that has ended. */
import { setTimeout as pause } from 'node:timers/promises';
import { asJson, judge, type JudgeDocumented } from './judge.ts';
import type { AttackRequest } from './make-request.ts';
import type { Answer, Sender } from './send.ts';
import type { WorstFile } from './worst-files.ts';

type Found = Record<string, unknown>;
type Body = Pick<AttackRequest, 'headers' | 'body'>;

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;
const utf8 = new TextEncoder();
/** Milliseconds between two looks at an import, and in which it ends. */
const look = 500;
const importPatience = 300_000;

/** A form with a file in it. */
export async function formOf(fields: Record<string, string>, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Body> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([bytes], name));
  const written = new Response(form);
  return { headers: { 'Content-Type': written.headers.get('Content-Type') ?? '' }, body: new Uint8Array(await written.arrayBuffer()) };
}

const jsonOf = (input: object): Body => ({ headers: { 'Content-Type': 'application/json' }, body: utf8.encode(JSON.stringify(input)) });

/** What is wrong with how the shop took it; empty for nothing. */
export async function sendWorst(worst: WorstFile, sender: Sender, operatorKey: string, documented: JudgeDocumented): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (path: string, { headers, body }: Body, own: Record<string, string> = {}): Promise<{ answer: Answer; said: Found }> => {
    const method = body === null ? 'GET' : 'POST';
    const key = `worst${performance.now()}`;
    const all = { 'X-Locale': 'en', ...(body === null ? {} : { 'Idempotency-Key': key }), ...headers, ...own };
    const call = `${method} /api/store/${path.split('?', 1)[0]}`;
    const request = { call, who: 'the worst', method, path: `/api/store/${path}`, headers: all, body };
    const answer = await sender.send(request, key);
    const fault = judge(answer, request, documented);
    if (fault !== null) faults.push(`${path}: ${fault}`);
    const said = asJson(answer.text);
    return { answer, said: isFound(said) ? said : {} };
  };

  const bytes = await worst.bytes();
  // Making them may have taken long, and the shop closes connections that rest: that is to be seen before one is used again.
  await pause(look);

  const upload = async (purpose: string): Promise<void> => {
    const { said: begun } = await ask('common/upload-token', jsonOf({ purpose, size: bytes.byteLength }));
    const cart = { 'X-Cart-Key': String(begun['cart_key']) };
    const sent = await ask('common/upload', await formOf({ token: String(begun['token']) }, worst.file, bytes));
    const { data } = sent.said;
    let isTaken = sent.answer.status === 200;
    if (isTaken && isFound(data) && purpose === 'bom') {
      const matched = await ask('common/bom-match', jsonOf({ file_id: data['file_id'] }), cart);
      isTaken = matched.answer.status === 200;
    }
    if (isTaken && !worst.mayBeTaken) faults.push('the shop takes it');
  };

  const importIt = async (): Promise<void> => {
    const operator = { Authorization: `Bearer ${operatorKey}` };
    const begun = await ask('admin/product-import', await formOf({ dry_run: 'true' }, worst.file, bytes), operator);
    if (begun.answer.status !== 200) return void faults.push(`the import is refused: ${begun.answer.text.slice(0, 200)}`);
    const path = `admin/job?job_id=${String(begun.said['job_id'])}`;
    const until = performance.now() + importPatience;
    let job: Found = { status: 'running' };
    while (job['status'] === 'running' && performance.now() < until) {
      // oxlint-disable no-await-in-loop -- look after look
      await pause(look);
      job = (await ask(path, { headers: {}, body: null }, operator)).said;
      // oxlint-enable no-await-in-loop
    }
    const isTold = job['status'] === 'done' || (Array.isArray(job['errors']) && job['errors'].length > 0);
    if (!isTold) faults.push(`the import ends without a word: ${JSON.stringify(job).slice(0, 200)}`);
  };

  await (worst.goesTo === 'import' ? importIt() : upload(worst.goesTo));
  return faults;
}
