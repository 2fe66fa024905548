import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeBlock, type HomeBlockKind, homeBlockKinds, isSingle } from '#contract/api/home-block.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** Puts a block of a kind at the end; those that stand there once already are not offered. */
export function AddBlock({ blocks, onAdd }: { blocks: readonly HomeBlock[]; onAdd: (kind: HomeBlockKind) => void }) {
  const { t } = useTranslation('site');
  const [wanted, setWanted] = useState<HomeBlockKind>('parts');
  const offered = homeBlockKinds.filter((kind) => !isSingle(kind) || blocks.every((one) => one.kind !== kind));
  const kind = offered.includes(wanted) ? wanted : 'parts';
  return (
    <Row>
      <SelectField
        label={t('home.kind')}
        value={kind}
        options={offered.map((value) => ({ value, label: t(`home.kinds.${value}`) }))}
        onChange={({ target }) => setWanted(homeBlockKinds.find((one) => one === target.value) ?? kind)}
      />
      <Button onClick={() => onAdd(kind)}>{t('home.add')}</Button>
    </Row>
  );
}
