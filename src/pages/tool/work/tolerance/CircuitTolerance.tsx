import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassive } from '#calculators/circuit/circuit.ts';
import { gainSpread, type PartShares, usualShares } from '#calculators/circuit/spread.ts';
import type { Distribution } from '#calculators/tolerance.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PartSpread } from './PartSpread.tsx';
import { SpreadView } from './SpreadView.tsx';
import { useCircuits } from '#src/pages/tool/work/use-circuits.ts';
import { WorkBox, WorkFields } from '#src/pages/tool/work/work-layout.ts';

const distributions: readonly Distribution[] = ['normal', 'uniform'];
const hertz = ['kHz', 'Hz', 'MHz', 'GHz'] as const;
const decibel = { unit: 'dB', show: ['dB'] } as const;

/** Worst case and Monte Carlo run of a circuit whose parts the calculator has chosen: its gain at one frequency. */
export function CircuitTolerance({ state }: { state: ToolPageState }) {
  const { words, show } = useToolContext();
  const { t } = useTranslation('tool_work');
  const { tag } = useLocale();
  const circuits = useCircuits(state);
  const [asked, setAsked] = useState(0);
  const [shares, setShares] = useState<PartShares>(usualShares);
  const [distribution, setDistribution] = useState<Distribution>('normal');
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = circuits?.[asked] ?? circuits?.[0];
  const { circuit } = chosen ?? {};
  const read = typed === null ? null : readQuantity(typed, 'Hz', 'Hz', tag);
  const frequency = read === null ? (circuit?.center ?? null) : read.ok && read.value > 0 ? read.value : null;
  const spread = useMemo(
    () => (circuit && frequency !== null ? gainSpread(circuit, frequency, shares, distribution) : null),
    [circuit, frequency, shares, distribution],
  );
  if (!circuits) return <Skeleton $height="16rem" />;
  if (!circuit || circuit.center === null) return <p>{t('circuit.none')}</p>;
  return (
    <WorkBox>
      <WorkFields>
        {circuits.length > 1 ? (
          <SelectField
            label={t('circuit.which')}
            options={circuits.map(({ name }, index) => ({ value: String(index), label: words(name) }))}
            value={String(chosen ? circuits.indexOf(chosen) : 0)}
            onChange={(event) => setAsked(Number(event.target.value))}
          />
        ) : null}
        <TextField
          label={t('tolerance.at')}
          value={typed ?? joined(show(circuit.center, 'Hz', hertz))}
          error={frequency === null ? t('sweep.fault_unread') : undefined}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t('tolerance.distribution')}
          options={distributions.map((value) => ({ value, label: t(`tolerance.${value}`) }))}
          value={distribution}
          onChange={(event) => setDistribution(event.target.value === 'uniform' ? 'uniform' : 'normal')}
        />
      </WorkFields>
      <PartSpread present={circuit.parts.filter(isPassive).map(({ kind }) => kind)} shares={shares} onChange={setShares} />
      {spread ? (
        <SpreadView
          spread={spread}
          result={{ name: t('circuit.gain'), ...decibel }}
          parts={circuit.parts.filter(isPassive).map(({ name }) => name)}
        />
      ) : (
        <p>{t('tolerance.none')}</p>
      )}
    </WorkBox>
  );
}
