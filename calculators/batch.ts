/** One line of the batch door: `{"tool":"CoaxialCableImpedance","in":{…}}` in, results or errors out. */
import { type AnyTool, evaluate, type Evaluation, type ToolError } from './evaluate.ts';
import { isToolName, type ToolName } from './names.ts';
import { loadTool } from './registry.ts';

const loaded = new Map<ToolName, AnyTool>();

async function toolOf(name: ToolName): Promise<AnyTool> {
  const known = loaded.get(name);
  if (known) return known;
  const tool = await loadTool(name);
  loaded.set(name, tool);
  return tool;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Asked = { name: string; entered: Record<string, unknown> } | ToolError;

function read(line: string): Asked {
  let asked: unknown;
  try {
    asked = JSON.parse(line);
  } catch {
    return { code: 'BAD_LINE', at: '' };
  }
  if (!isObject(asked) || typeof asked['tool'] !== 'string') return { code: 'BAD_LINE', at: 'tool' };
  const entered = asked['in'] ?? {};
  return isObject(entered) ? { name: asked['tool'], entered } : { code: 'BAD_LINE', at: 'in' };
}

/** What a calculator makes of values in SI units. */
export async function answerFor(name: ToolName, entered: Readonly<Record<string, unknown>>): Promise<Evaluation> {
  return evaluate(await toolOf(name), entered);
}

/** The answer to one line; every fault is an answer too, so that the lines after it go on. */
export async function answerLine(line: string): Promise<Evaluation> {
  const asked = read(line);
  if ('code' in asked) return { ok: false, errors: [asked] };
  if (!isToolName(asked.name)) return { ok: false, errors: [{ code: 'UNKNOWN_TOOL', at: 'tool' }] };
  return answerFor(asked.name, asked.entered);
}
