import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileDropBox, useFileDrop } from '#src/ui/file-drop.tsx';

function Sample({ isOver = false }: { isOver?: boolean }) {
  const { t } = useTranslation();
  const { area, choose, input } = useFileDrop({ label: t('cart:empty.bom'), accept: '.csv', onFiles: () => {} });
  return (
    <FileDropBox {...area} data-over={isOver || undefined}>
      <Button onClick={choose}>{t('cart:empty.bom')}</Button>
      {input}
    </FileDropBox>
  );
}

export const states: States = {
  rest: () => <Sample />,
  over: () => <Sample isOver />,
};
