import { useState } from 'react';
import type { PartsList } from '#contract/api/parts-list.ts';
import type { BomSettings, Decided } from './bom-draft.ts';
import type { Bom } from './use-bom-draft.ts';

/** The settings of a saved list: its own build until another is asked for; what is being read beside it stays as it is. */
export function useListSettings(bom: Bom, list: PartsList | undefined): Bom {
  const [change, setChange] = useState<Partial<BomSettings>>({});
  const [decided, decide] = useState<Decided | null>(null);
  const [settings, setSettings] = useState<BomSettings | null>(null);
  const build = list && { boards: list.boards, attrition_bp: list.attrition_bp, attrition: list.attrition };
  const wanted = { ...bom.settings, ...build, ...change };
  const isSame = settings !== null && JSON.stringify(settings) === JSON.stringify(wanted);
  // One object for one set of values: requests are compared by it.
  if (!isSame) setSettings(wanted);
  const own = { decided, decide, settings: isSame ? settings : wanted };
  return { ...bom, ...own, set: (next) => setChange((before) => ({ ...before, ...next })) };
}
