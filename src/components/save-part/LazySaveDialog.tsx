import { lazy, Suspense } from 'react';
import { WithWords } from '#src/i18n/WithWords.tsx';
import type { KeptPart } from './use-save-part.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

/** The form that puts parts on one of the account's lists; it and its words are fetched once it is asked for. */
export function LazySaveDialog(props: { parts: readonly KeptPart[]; onClose: () => void }) {
  return (
    <Suspense>
      <WithWords names={['save_part']}>
        <SaveDialog {...props} />
      </WithWords>
    </Suspense>
  );
}
