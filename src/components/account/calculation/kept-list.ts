/** Calculations that this browser remembers: those that somebody kept, and the last ones of all calculators. */
import { useSyncExternalStore } from 'react';
import { isToolName, type ToolName } from '#calculators/names.ts';
import { followStorage, storeText } from './stored-text.ts';

/** An address of a calculator, and what it said then. */
export interface Remembered {
  tool: ToolName;
  /** Without its question mark. */
  query: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The main result in words, in the language of that time; '' for one that is no quantity. */
  result: string;
  /** Whether its taking over into an account was answered, by yes or by no. */
  isAnswered?: boolean;
}

const keys = { kept: 'tool-kept', history: 'tool-history' } as const;
export type List = keyof typeof keys;

/** Most calculations that are kept of one calculator, and most that are remembered of all. */
export const most = { kept: 6, history: 50 } as const;
const longest = 2000;

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { tool, query, at, result } = value as Record<string, unknown>;
  const areTexts = typeof tool === 'string' && typeof query === 'string' && typeof result === 'string';
  return (
    areTexts && isToolName(tool) && query.length <= longest && result.length <= longest && typeof at === 'number' && Number.isFinite(at)
  );
}

/** One object, for what is new at each look is drawn without end. */
const none: readonly Remembered[] = [];

const cache = new Map<List, { text: string | null; list: readonly Remembered[] }>();

/** The newest first; the same object while nothing changes, and empty where the browser keeps nothing. */
function read(list: List): readonly Remembered[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keys[list]);
  } catch {
    return cache.get(list)?.list ?? none; // storage is forbidden: the page itself still remembers
  }
  const known = cache.get(list);
  if (known && known.text === text) return known.list;
  let stored: unknown = [];
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    // not written by this shop
  }
  const found = Array.isArray(stored) ? stored.filter(isRemembered) : [];
  cache.set(list, { text, list: found });
  return found;
}

function write(list: List, next: readonly Remembered[]): void {
  const text = JSON.stringify(next);
  cache.set(list, { text, list: next });
  storeText(keys[list], text);
}

/** The newest first. */
export function useRemembered(list: List): readonly Remembered[] {
  return useSyncExternalStore(followStorage, () => read(list));
}

const isSame = (one: Remembered, { tool, query }: Pick<Remembered, 'tool' | 'query'>) => one.tool === tool && one.query === query;

/** Puts a calculation first; the oldest make room. */
export function remember(list: List, calculation: Remembered): void {
  const others = read(list).filter((one) => !isSame(one, calculation));
  const all = [calculation, ...others];
  const own = all.filter(({ tool }) => tool === calculation.tool).slice(0, most.kept);
  write(list, list === 'history' ? all.slice(0, most.history) : all.filter((one) => one.tool !== calculation.tool || own.includes(one)));
}

/** Nobody is asked again whether these go into an account; they stay on the device. */
export function markAnswered(list: readonly Remembered[]): void {
  write(
    'kept',
    read('kept').map((one) => (list.some((other) => isSame(one, other)) ? { ...one, isAnswered: true } : one)),
  );
}

export function forget(list: List, calculation: Pick<Remembered, 'tool' | 'query'>): void {
  write(
    list,
    read(list).filter((one) => !isSame(one, calculation)),
  );
}

/** Forgets all, or those of one calculator. */
export function forgetAll(list: List, tool?: ToolName): void {
  write(list, tool === undefined ? [] : read(list).filter((one) => one.tool !== tool));
}
