/** Bookmarked and recently used calculators, kept in this browser only. */
import { useSyncExternalStore } from 'react';
import { isToolName, type ToolName, toolNames } from '#calculators/names.ts';
import { followStorage, storeText } from '#src/components/account/calculation/stored-text.ts';

const keys = { bookmarks: 'tool-bookmarks', recent: 'tool-recent' } as const;
type List = keyof typeof keys;
const longest = { bookmarks: toolNames.length, recent: 8 };

/** One object, for what is new at each look is drawn without end. */
const none: readonly ToolName[] = [];

const cache = new Map<string, { text: string | null; names: readonly ToolName[] }>();

/** The list as it is stored; empty where the browser keeps nothing. The same object while nothing changes. */
function read(list: List): readonly ToolName[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keys[list]);
  } catch {
    return cache.get(list)?.names ?? none; // storage is forbidden: what was marked lasts as long as the page
  }
  const known = cache.get(list);
  if (known && known.text === text) return known.names;
  const names = (text ?? '').split(' ').filter(isToolName);
  cache.set(list, { text, names });
  return names;
}

function write(list: List, names: readonly ToolName[]): void {
  const text = names.slice(0, longest[list]).join(' ');
  cache.set(list, { text, names });
  storeText(keys[list], text);
}

function useNames(list: List): readonly ToolName[] {
  return useSyncExternalStore(followStorage, () => read(list));
}

export const useBookmarks = (): readonly ToolName[] => useNames('bookmarks');
export const useRecentTools = (): readonly ToolName[] => useNames('recent');

/** Marks a calculator, or takes the mark away. */
export function toggleBookmark(name: ToolName): void {
  const names = read('bookmarks');
  write('bookmarks', names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
}

/** Puts a calculator at the head of those used lately. */
export function rememberTool(name: ToolName): void {
  const names = read('recent');
  if (names[0] !== name) write('recent', [name, ...names.filter((one) => one !== name)]);
}
