import { type ReactNode, useState } from 'react';
import { LazySaveDialog } from './LazySaveDialog.tsx';
import type { KeptPart } from './use-save-part.ts';

interface SaveForm {
  open: (parts: readonly KeptPart[]) => void;
  /** Null while it is closed. */
  form: ReactNode;
}

/** One form for all the parts that a view can save. */
export function useSaveForm(): SaveForm {
  const [parts, setParts] = useState<readonly KeptPart[]>([]);
  return { open: setParts, form: parts.length === 0 ? null : <LazySaveDialog parts={parts} onClose={() => setParts([])} /> };
}
