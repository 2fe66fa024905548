import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** Goes back to what stood in the fields before, and forth again. */
export function UndoButtons({ state: { undo, redo, canUndo, canRedo } }: { state: ToolPageState }) {
  const { t } = useTranslation(['tool', 'common']);
  useUndoKeys({ undo, redo });
  return (
    <Pair>
      <IconButton
        icon="undo"
        label={t('common:undo')}
        title={`${t('common:undo')} (Ctrl+Z)`}
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={t('redo')}
        title={`${t('redo')} (Ctrl+Y)`}
        aria-keyshortcuts="Control+Y"
        disabled={!canRedo}
        onClick={redo}
      />
    </Pair>
  );
}

const Pair = styled.span`
  display: flex;
`;
