import { useState } from 'react';
import type { BomSettings } from './bom-draft.ts';
import type { Bom } from './use-bom-draft.ts';

/** The settings of a saved list: its own number of boards until another is asked for; what is being read beside it stays as it is. */
export function useBoards(bom: Bom, boards: number | undefined): Bom {
  const [change, setChange] = useState<Partial<BomSettings>>({});
  const [settings, setSettings] = useState<BomSettings | null>(null);
  const wanted = { ...bom.settings, ...(boards !== undefined && { boards }), ...change };
  const isSame = settings !== null && JSON.stringify(settings) === JSON.stringify(wanted);
  // One object for one set of values: requests are compared by it.
  if (!isSame) setSettings(wanted);
  return { ...bom, settings: isSame ? settings : wanted, set: (next) => setChange((before) => ({ ...before, ...next })) };
}
