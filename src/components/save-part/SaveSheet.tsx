import { WithWords } from '#src/i18n/WithWords.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import type { KeptPart } from './use-save-part.ts';

/** The form that puts parts on one of the account's lists, once its words are there. */
export function SaveSheet(props: { parts: readonly KeptPart[]; onClose: () => void }) {
  return (
    <WithWords names={['save_part']}>
      <SaveDialog {...props} />
    </WithWords>
  );
}
