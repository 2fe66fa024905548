import { type ReactNode, useState } from 'react';
import { late } from '#src/components/late/late.tsx';
import type { KeptPart } from './use-save-part.ts';

/** Fetched once it is asked for, with all that it needs: every list of parts has the buttons that open it. */
const SaveSheet = late(async () => (await import('./SaveSheet.tsx')).SaveSheet);

interface SaveForm {
  open: (parts: readonly KeptPart[]) => void;
  /** Null while it is closed. */
  form: ReactNode;
}

/** One form for all the parts that a view can save. */
export function useSaveForm(): SaveForm {
  const [parts, setParts] = useState<readonly KeptPart[]>([]);
  const form = parts.length === 0 ? null : <SaveSheet parts={parts} onClose={() => setParts([])} />;
  return { open: setParts, form };
}
