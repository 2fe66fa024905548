import { useState } from 'react';
import { type BomDraft, type BomSettings, type BomSource, type Decided, readBomDraft, writeBomDraft } from './bom-draft.ts';

/** The bill that is being read, with everything typed and chosen; outlives a reload. */
export function useBomDraft() {
  const [draft, setDraft] = useState(() => readBomDraft(sessionStorage));
  const [turn, setTurn] = useState(0);
  const keep = (change: (before: BomDraft) => BomDraft) => {
    setDraft((before) => {
      const next = change(before);
      writeBomDraft(sessionStorage, next);
      return next;
    });
  };
  return {
    ...draft,
    type: (text: string) => keep((before) => ({ ...before, text })),
    /** Reads something else; how it was read before means nothing to it. */
    read: (source: Exclude<BomSource, { kind: 'list' }> | null) => {
      setTurn((before) => before + 1);
      keep((before) => ({
        ...before,
        source,
        decided: null,
        settings: { ...before.settings, sheet: null, all_sheets: false, header_row: null, mapping: {}, cut: false, fitted: [] },
      }));
    },
    /** Keeps what was decided at the rows. */
    decide: (decided: Decided) => keep((before) => ({ ...before, decided })),
    /** Counts what was read, the same thing again too. */
    turn,
    /** Rows that were brought back are others on another sheet or below another header. */
    set: (change: Partial<BomSettings>) =>
      keep((before) => {
        const isOther = 'sheet' in change || 'all_sheets' in change || 'header_row' in change;
        return { ...before, settings: { ...before.settings, ...(isOther && { fitted: [] }), ...change } };
      }),
  };
}

export type Bom = ReturnType<typeof useBomDraft>;
