import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineAt, lineFrequencies, lineScattering } from '#calculators/circuit/line-scattering.ts';
import { touchstoneOf } from '#calculators/circuit/touchstone.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { reference, save } from './CircuitFiles.tsx';
import { type Out, runMany } from './run-many.ts';
import { WorkBox, WorkFields } from './work-layout.ts';

const points = 100;
/** The file goes so far beyond the frequency of the calculation, or up to this where it has none, Hz. */
const reach = 5;
const usualHighest = 1e10;

/** The S-parameters of a lossy line over frequency, as a file. */
export function LineFile({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool_work');
  const { files, words, show } = useToolContext();
  const { tag } = useLocale();
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [hasNone, setHasNone] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const { given, result } = state;
  const usual = Number(given['frequency'] ?? 0) * reach || usualHighest;
  const read = typed === null ? null : readQuantity(typed, 'Hz', 'GHz', tag);
  const highest = read === null ? usual : read.ok && read.value > 0 ? read.value : null;

  async function write(to: number): Promise<void> {
    stop.current.abort();
    stop.current = new AbortController();
    const frequencies = lineFrequencies(to, points);
    const found: (Out | null)[] = [];
    setDone(0);
    setHasNone(false);
    await runMany(files.tool, lineAt(files.tool, given, result?.out ?? {}, frequencies), stop.current.signal, (parts) => {
      found.splice(0, found.length, ...parts);
      setDone(parts.length);
    });
    setDone(null);
    const scattering = (out: Out | null | undefined) => (out ? lineScattering(out, Number(given['length']), reference) : null);
    const rows = frequencies.map((frequency, place) => ({ frequency, scattering: scattering(found[place]) }));
    const text = touchstoneOf(rows, reference, words('title'));
    setHasNone(text === null);
    if (text !== null) save(`${files.name}.s2p`, text);
  }

  return (
    <WorkBox>
      <p>{t('line.text', { points: format.integer(points) })}</p>
      <WorkFields>
        <TextField
          label={t('line.highest')}
          value={typed ?? joined(show(usual, 'Hz', ['GHz', 'MHz', 'kHz']))}
          error={highest === null ? t('sweep.fault_unread') : undefined}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button disabled={highest === null || done !== null} onClick={() => highest !== null && void write(highest)}>
          <Icon name="download" small />
          {t('circuit.touchstone', { reference })}
        </Button>
      </WorkFields>
      <p role="status">
        {done === null ? '' : t('line.running', { done: format.integer(done), points: format.integer(points) })}
        {hasNone ? t('sweep.empty') : ''}
      </p>
    </WorkBox>
  );
}
