import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardBuilds } from '#calculators/board-materials/builds.ts';
import type { InputValue } from '#calculators/define.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SourceLine } from './LaminateTable.tsx';
import { WorkFields } from './work-layout.ts';

/** A common board, and a button that takes the height over its plane, its copper and its permittivity. */
export function BuildChoice({ onUse }: { onUse: (values: Readonly<Record<string, InputValue>>) => void }) {
  const { t } = useTranslation('board_materials');
  const { words, show } = useToolContext();
  const [id, setId] = useState('');
  const build = boardBuilds.find((one) => one.id === id) ?? boardBuilds[0];
  if (!build) return null;
  const { dielectricHeight, traceThickness, relativePermittivity, source } = build;
  const facts = [
    [words('inputs.dielectricHeight'), show(dielectricHeight, 'm', ['mm', 'µm'])],
    [words('inputs.traceThickness'), show(traceThickness, 'm', ['µm'])],
    [words('inputs.relativePermittivity'), show(relativePermittivity, '1', ['1'])],
  ] as const;
  return (
    <>
      <WorkFields>
        <SelectField
          label={t('build')}
          options={boardBuilds.map((one) => ({ value: one.id, label: t(`builds.${one.id}`) }))}
          value={build.id}
          onChange={(event) => setId(event.target.value)}
        />
        <Button onClick={() => onUse({ dielectricHeight, traceThickness, relativePermittivity })}>{t('use_build')}</Button>
      </WorkFields>
      <ul>
        {facts.map(([name, value]) => (
          <li key={name}>{t('fact', { name, value: joined(value) })}</li>
        ))}
      </ul>
      <SourceLine source={source} />
    </>
  );
}
