import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardBuild } from '#calculators/board-materials/builds.ts';
import type { InputValue } from '#calculators/define.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { SourceLine } from './LaminateTable.tsx';
import { WorkFields } from './work-layout.ts';

interface BuildChoiceProps {
  /** Those that have what the calculator asks for. */
  builds: readonly BoardBuild[];
  onUse: (values: Readonly<Record<string, InputValue>>) => void;
}

/** A common board, and a button that takes its heights, its copper and its permittivities. */
export function BuildChoice({ builds, onUse }: BuildChoiceProps) {
  const { t } = useTranslation('board_materials');
  const { files, words, show } = useToolContext();
  const [id, setId] = useState('');
  const build = builds.find((one) => one.id === id) ?? builds[0];
  if (!build) return null;
  return (
    <>
      <WorkFields>
        <SelectField
          label={t('build')}
          options={builds.map((one) => ({ value: one.id, label: t(`builds.${one.id}`) }))}
          value={build.id}
          onChange={(event) => setId(event.target.value)}
        />
        <Button onClick={() => onUse(build.values)}>{t('use_build')}</Button>
      </WorkFields>
      <ul>
        {Object.entries(build.values).map(([input, value]) => {
          const asked = files.tool.inputs[input];
          if (asked?.kind !== 'quantity') return null;
          return <li key={input}>{t('fact', { name: words(`inputs.${input}`), value: joined(show(value, asked.unit, asked.show)) })}</li>;
        })}
      </ul>
      <SourceLine source={build.source} />
    </>
  );
}
