import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { asBuilt } from '#calculators/as-built.ts';
import { enteredIn, existsIn, mainOutput } from '#calculators/evaluate.ts';
import type { PlotData } from '#calculators/plot.ts';
import { type Distribution, ownTolerance, type Spread, spreadOf, variedInputs } from '#calculators/tolerance.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { PlotView } from '#src/components/plot/PlotView.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

const usualTolerance = 0.05;
const distributions: readonly Distribution[] = ['normal', 'uniform'];

/** Worst case and Monte Carlo run over the tolerances of the components. */
export function ToleranceRun({ state }: { state: ToolPageState }) {
  const { files, words, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const { tool } = files;
  const { tag } = useLocale();
  const format = useFormat();
  const { mode, given } = asBuilt(files.name, state.mode, state.given, state.result?.out ?? {});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [distribution, setDistribution] = useState<Distribution>('normal');
  const outputs = Object.entries(tool.outputs).flatMap(([id, output]) =>
    output.kind === 'quantity' && existsIn(output, mode) && typeof state.result?.out[id] === 'number' ? [{ id, output }] : [],
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
  const text = (value: number) => joined(show(value, chosen.output.unit, chosen.output.show));
  return (
    <Box>
      <Fields>
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
      </Fields>
      {spread ? <SpreadFacts spread={spread} text={text} /> : <p>{t('tolerance.none')}</p>}
      {spread && spread.deviation > 0 ? (
        <PlotView
          plot={histogram(spread, chosen.id, chosen.output)}
          fileName={`${files.name}-tolerance`}
          word={(name) =>
            name.startsWith('tolerance.') || name === 'plots.tolerance'
              ? t(name === 'plots.tolerance' ? 'tolerance.histogram' : 'tolerance.share')
              : words(name)
          }
          text={(value, unit, units) => joined(show(value, unit, units))}
        />
      ) : null}
    </Box>
  );
}

/** ± share from a text in percent; null when it is none. */
function readShare(text: string | undefined, usual: number, tag: string): number | null {
  if (text === undefined) return usual;
  const read = readQuantity(text, '1', '%', tag);
  return read.ok && read.value >= 0 && read.value < 1 ? read.value : null;
}

function histogram(
  { histogram: bars, nominal }: Spread,
  id: string,
  { unit, show }: { unit: PlotData['x']['unit']; show: readonly string[] },
): PlotData {
  return {
    id: 'tolerance',
    kind: 'line',
    x: { label: `outputs.${id}`, unit, show, scale: 'linear' },
    left: { label: 'tolerance.share', unit: '1', show: ['%'], scale: 'linear' },
    series: [{ label: 'tolerance.share', points: bars.map(({ at, share }) => [at, share]) }],
    marks: [],
    levels: [{ on: 'x', at: nominal, tone: 'target' }],
  };
}

function SpreadFacts({ spread, text }: { spread: Spread; text: (value: number) => string }) {
  const { t } = useTranslation('tool_work');
  const { integer } = useFormat();
  const range = ({ low, high }: { low: number; high: number }) => t('tolerance.range', { low: text(low), high: text(high) });
  const facts = [
    { name: t('tolerance.nominal'), value: text(spread.nominal) },
    { name: t('tolerance.worst'), value: range(spread.worst) },
    { name: t('tolerance.middle'), value: range(spread.middle) },
    { name: t('tolerance.mean'), value: text(spread.mean) },
    { name: t('tolerance.deviation'), value: text(spread.deviation) },
  ];
  return (
    <>
      <Facts>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Note>
        {t('tolerance.note', { count: spread.samples, samples: integer(spread.samples) })}
        {spread.refused > 0 ? ` ${t('tolerance.refused', { count: spread.refused, refused: integer(spread.refused) })}` : ''}
      </Note>
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  padding-block-start: ${theme.space['3']};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['4']};
  align-items: end;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space['3']} ${theme.space['5']};
  dt {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.semibold};
  }
`;

const Note = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
