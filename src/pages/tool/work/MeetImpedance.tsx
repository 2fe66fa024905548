import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputValue } from '#calculators/define.ts';
import { type ImpedanceOf, impedanceOf, lineAsEntered, type Meeting } from '#calculators/target-impedance.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useMeeting } from './use-meeting.ts';
import { WorkBox, WorkFields } from './work-layout.ts';

/** A line of a board can be given a wanted impedance by any of its dimensions; what is found goes into the field. */
export function MeetImpedance({ state }: { state: ToolPageState }) {
  const plan = impedanceOf(useToolContext().files.tool);
  return plan && state.result ? <Meet plan={plan} state={state} out={state.result.out} /> : null;
}

interface MeetProps {
  plan: ImpedanceOf;
  state: ToolPageState;
  out: NonNullable<ToolPageState['result']>['out'];
}

function Meet({ plan, state, out }: MeetProps) {
  const { t } = useTranslation('tool_work');
  const { files, words, show } = useToolContext();
  const { tag } = useLocale();
  const { tool } = files;
  const wanted = ['targetImpedance', 'targetDifferentialImpedance'].find((id) => id in tool.inputs) ?? '';
  const usual = Number(state.given[wanted] ?? tool.inputs[wanted]?.default ?? out[plan.output]);
  const ohms = (value: number) => joined(show(value, 'Ω', ['Ω']));
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState(plan.dimensions.at(-1) ?? '');
  const read = typed === null ? null : readQuantity(typed, 'Ω', 'Ω', tag);
  const target = read === null ? usual : read.ok && read.value > 0 ? read.value : null;
  const line = lineAsEntered(tool, plan, state.given, out);
  const meeting = useMeeting(tool, plan, { line, dimension: chosen, size: Number(line[chosen]), target });
  const input = tool.inputs[chosen];
  const length = (value: number) => joined(show(value, 'm', input && 'show' in input ? input.show : ['mm']));
  const name = words(`inputs.${chosen}`);
  const use = (size: number) => {
    const entered: Record<string, InputValue> = { ...line, [chosen]: size };
    state.fill(plan.mode, Object.fromEntries(Object.entries(entered).filter(([id]) => id !== 'mode')));
  };
  const outcome = (met: Meeting | null | undefined, impedance: number): string => {
    if (met === undefined) return t('target.running');
    if (met === null) return t('target.no_line');
    if (met.sizes.length > 0) return t('target.found', { name, impedance: ohms(impedance) });
    const [from, to, least, most] = [length(met.from), length(met.to), ohms(met.least), ohms(met.most)];
    return t('target.none', { name, from, to, least, most });
  };
  return (
    <WorkBox aria-busy={target !== null && meeting === undefined}>
      <WorkFields>
        <TextField
          label={wanted ? words(`inputs.${wanted}`) : words(`outputs.${plan.output}`)}
          value={typed ?? ohms(usual)}
          error={target === null ? t('sweep.fault_unread') : undefined}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t('target.by')}
          options={plan.dimensions.map((id) => ({ value: id, label: words(`inputs.${id}`) }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        {meeting?.sizes.map((size) => (
          <Button key={size} onClick={() => use(rounded(size))}>
            {t('target.use', { value: length(size) })}
          </Button>
        ))}
      </WorkFields>
      <p role="status">{target === null ? '' : outcome(meeting, target)}</p>
    </WorkBox>
  );
}

/** What is read on the button goes into the field: no board is made more exactly. */
const rounded = (size: number): number => Number(size.toPrecision(4));
