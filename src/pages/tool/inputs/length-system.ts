/** Whether lengths are shown in millimetres or in mils and inches, for all calculators, kept in this browser only. */
import { useSyncExternalStore } from 'react';

export type LengthSystem = 'metric' | 'imperial';

const key = 'length-system';
const listeners = new Set<() => void>();
let chosen: LengthSystem | null = null;

/** Metric until somebody has chosen the other. */
function lengthSystem(): LengthSystem {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(key) === 'imperial' ? 'imperial' : 'metric';
  } catch {
    return 'metric'; // storage is forbidden
  }
}

export function chooseLengthSystem(system: LengthSystem): void {
  try {
    localStorage.setItem(key, system);
    chosen = null;
  } catch {
    chosen = system; // the page itself still remembers
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLengthSystem(): LengthSystem {
  return useSyncExternalStore(subscribe, lengthSystem);
}

const imperial = new Set(['mil', 'in', 'ft', 'mi', 'oz']);

/** The units among those offered for a length that belong to the system that was not chosen first; none while it is metric. */
export function imperialUnits(unit: string, show: readonly string[]): readonly string[] {
  return unit === 'm' && lengthSystem() === 'imperial' ? show.filter((one) => imperial.has(one)) : [];
}

/** Whether a quantity is a length that is offered in both systems. */
export function isInBothSystems(unit: string, show: readonly string[]): boolean {
  return unit === 'm' && show.some((one) => imperial.has(one)) && show.some((one) => !imperial.has(one));
}
