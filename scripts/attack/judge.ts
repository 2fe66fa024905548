/** What an answer of the shop may be, whatever it was asked. */
import { type ErrorCode, errorAnswer, errorStatus } from '#contract/api/error.ts';
import type { AttackRequest } from './make-request.ts';
import { type Answer, mostRead } from './send.ts';

/** Words that only the inside of the program has: a stack, a statement, a file, a library. */
const inside =
  /\bat (?:async )?[\w.<>]+ \(|node:internal|node_modules|\.ts:\d|file:\/\/\/|\bdrizzle\b|\bselect .+ from "|\binsert into "|violates|syntax error at|relation "|invalid input syntax|\bECONN|TypeError|RangeError|ZodError/i;
/** Node itself answers what is no HTTP: without a body, before the shop sees it. */
const beforeTheShop = new Set([400, 408, 431]);

const isKnown = (code: string): code is ErrorCode => code in errorStatus;

/** What is wrong with an answer to a call by the document of the shop. */
export type JudgeDocumented = (method: string, path: string, answer: { status: number; type: string; text: string }) => string | null;

/** What is wrong with an answer; null for nothing. */
export function judge(answer: Answer, request: AttackRequest, documented: JudgeDocumented): string | null {
  return judgeForm(answer, request.method) ?? judgeOfCall(answer, request, documented);
}

/** Only a call that was asked by its own address and method has answers that are documented. */
function judgeOfCall({ status, type, text }: Answer, { call, method, path }: AttackRequest, documented: JudgeDocumented): string | null {
  const [own = '', template = ''] = call.split(' ');
  const [asked = ''] = path.split('?');
  if (status === null || method !== own || !new RegExp(`^${template.replace(/:\w+/, '[^/]+')}$`).test(asked)) return null;
  if ((text === '' && beforeTheShop.has(status)) || text.length >= mostRead) return null;
  return documented(method, template.replace(/:(\w+)/, '{$1}'), { status, type, text });
}

function judgeForm({ status, type, text }: Answer, method: string): string | null {
  if (status === null) return 'the connection ended without an answer';
  if (status < 400) return null;
  const isBusy = status === 503 && text.includes('"unavailable"');
  if (status >= 500 && !isBusy) return `status ${status}: ${text.slice(0, 200)}`;
  if (inside.test(text)) return `tells of the inside: ${inside.exec(text)?.[0]}`;
  if (method === 'HEAD' || (text === '' && beforeTheShop.has(status))) return null;
  if (!type.startsWith('application/json')) return `status ${status} is ${type || 'of no type'}, not JSON`;
  return judgeError(status, text);
}

function judgeError(status: number, text: string): string | null {
  const read = errorAnswer.safeParse(asJson(text));
  if (!read.success) return `status ${status} with a body of another shape: ${text.slice(0, 200)}`;
  const { code, message } = read.data.error;
  if (!isKnown(code)) return `unknown code ${code}`;
  if (errorStatus[code] !== status) return `${code} with status ${status}`;
  return message === '' || message.includes('error:') ? `${code} without words` : null;
}

/** Undefined for what is not JSON. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller says what it wanted
  }
}
