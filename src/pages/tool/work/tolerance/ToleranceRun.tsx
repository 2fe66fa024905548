import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asBuilt } from '#calculators/as-built.ts';
import { enteredIn, existsIn, mainOutput } from '#calculators/evaluate.ts';
import { type Distribution, ownTolerance, spreadOf, variedInputs } from '#calculators/tolerance.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { readShare } from './read-share.ts';
import { SpreadView } from './SpreadView.tsx';
import { WorkBox, WorkFields } from '#src/pages/tool/work/work-layout.ts';

const usualTolerance = 0.05;
const distributions: readonly Distribution[] = ['normal', 'uniform'];

/** Worst case and Monte Carlo run over the tolerances of the components. */
export function ToleranceRun({ state }: { state: ToolPageState }) {
  const { files, words } = useToolContext();
  const { t } = useTranslation(['tool_work', 'tool']);
  const { tool } = files;
  const { tag } = useLocale();
  const format = useFormat();
  const { mode, given, results } = asBuilt(files.name, state.mode, state.given, state.result?.out ?? {});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [distribution, setDistribution] = useState<Distribution>('normal');
  const outputs = Object.entries(tool.outputs).flatMap(([id, output]) =>
    output.kind === 'quantity' && existsIn(output, mode) && (results?.includes(id) ?? true) && typeof state.result?.out[id] === 'number'
      ? [{ id, output }]
      : [],
  );
  const [asked, setAsked] = useState(mainOutput(tool, mode));
  const chosen = outputs.find(({ id }) => id === asked) ?? outputs[0];
  const components = useMemo(() => variedInputs(tool, mode, given, () => 0), [tool, mode, given]);
  const ids = [...new Set(components.map(({ id }) => id))];
  const usual = (id: string) => ownTolerance(tool, mode, id, given) ?? usualTolerance;
  const shares = Object.fromEntries(ids.map((id) => [id, readShare(texts[id], usual(id), tag)]));
  const key = JSON.stringify([shares, mode, given, chosen?.id, distribution]);
  const spread = useMemo(() => {
    const entered = enteredIn(tool, mode, given);
    const varied = variedInputs(tool, mode, entered, (id) => shares[id] ?? usual(id));
    return chosen ? spreadOf(tool, entered, varied, chosen.id, distribution) : null;
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that the run depends on
  }, [key]);
  if (!chosen) return <p>{t('tolerance.none')}</p>;
  return (
    <WorkBox>
      <WorkFields>
        <SelectField
          label={t('tolerance.result')}
          options={outputs.map(({ id }) => ({ value: id, label: words(`outputs.${id}`) }))}
          value={chosen.id}
          onChange={(event) => setAsked(event.target.value)}
        />
        <SelectField
          label={t('tolerance.distribution')}
          options={distributions.map((value) => ({ value, label: t(`tolerance.${value}`) }))}
          value={distribution}
          onChange={(event) => setDistribution(event.target.value === 'uniform' ? 'uniform' : 'normal')}
        />
        {ids.map((id) => (
          <TextField
            key={id}
            label={t('tolerance.of', { name: words(`inputs.${id}`) })}
            value={texts[id] ?? format.number(usual(id) * 100)}
            error={readShare(texts[id], usual(id), tag) === null ? t('tolerance.invalid') : undefined}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => setTexts({ ...texts, [id]: event.target.value })}
          />
        ))}
      </WorkFields>
      {spread ? (
        <SpreadView
          spread={spread}
          result={{ name: words(`outputs.${chosen.id}`), unit: chosen.output.unit, show: chosen.output.show }}
          parts={components.map(({ id, index }) =>
            index === null
              ? words(`inputs.${id}`)
              : t('tool:list_item', { name: words(`inputs.${id}`), number: format.integer(index + 1) }),
          )}
        />
      ) : (
        <p>{t('tolerance.none')}</p>
      )}
    </WorkBox>
  );
}
