/** What somebody chose for a kit, kept in this tab while they sign in. */
import type { ToolName } from '#calculators/names.ts';
import { readJson } from '#src/components/read-json.ts';

export interface PlaceChoice {
  /** Part at this place; null for the first that is offered. */
  part: string | null;
  /** As it was typed; null for as many as the circuit has. */
  pieces: string | null;
  isTaken: boolean;
}
export type KitChoice = Readonly<Record<string, PlaceChoice>>;

export const untouched: PlaceChoice = { part: null, pieces: null, isTaken: true };

const storageKey = 'calculator-kit';

const isText = (one: unknown) => one === null || typeof one === 'string';

function isChoice(value: unknown): value is PlaceChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { part, pieces, isTaken } = value as Record<string, unknown>;
  return isText(part) && isText(pieces) && typeof isTaken === 'boolean';
}

/** The choice that was left for the log-in on this calculator; null where none was. */
export function keptChoice(tool: ToolName): KitChoice | null {
  try {
    const read = readJson(sessionStorage.getItem(storageKey));
    if (typeof read !== 'object' || read === null || !('tool' in read) || read.tool !== tool || !('places' in read)) return null;
    const places = Object.entries(typeof read.places === 'object' ? { ...read.places } : {});
    return Object.fromEntries(places.filter((entry): entry is [string, PlaceChoice] => isChoice(entry[1])));
  } catch {
    return null; // storage is forbidden: the dialog begins anew
  }
}

/** Keeps a choice for the way through the log-in; null forgets it. */
export function keepChoice(tool: ToolName, places: KitChoice | null): void {
  try {
    if (places === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ tool, places }));
  } catch {
    // Storage is full or forbidden: what is typed stays on the screen until the page is left.
  }
}
