import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isDesign } from '#calculators/as-built.ts';
import { isLossyLine } from '#calculators/circuit/line-scattering.ts';
import { hasCircuits } from '#calculators/circuits.ts';
import { impedanceOf } from '#calculators/target-impedance.ts';
import { type Late, late } from '#src/components/late/late.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { hasParts } from './tolerance/has-parts.ts';
import { useHistory } from './use-history.ts';

type Section = Late<{ state: ToolPageState }>;

const BoardMaterials = late(async () => (await import('./BoardMaterials.tsx')).BoardMaterials);
const MeetImpedance = late(async () => (await import('./MeetImpedance.tsx')).MeetImpedance);
const Sweep = late(async () => (await import('./Sweep.tsx')).Sweep);
const Compare = late(async () => (await import('./Compare.tsx')).Compare);
const CircuitWork = late(async () => (await import('./CircuitWork.tsx')).CircuitWork);
const LineFile = late(async () => (await import('./LineFile.tsx')).LineFile);
const Tolerance = late(async () => (await import('./tolerance/Tolerance.tsx')).Tolerance);
const SaveCalculation = late(async () => (await import('./SaveCalculation.tsx')).SaveCalculation);
const EmbedCode = late(async () => (await import('./EmbedCode.tsx')).EmbedCode);
const History = late(async () => (await import('./History.tsx')).History, ['tools']);

/** What one does with a result: each part loads and runs when it is opened. */
export function ToolWork({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool_work');
  const { files } = useToolContext();
  useHistory(state);
  const isCircuit = hasCircuits(files.name);
  // A line on a board: a trace or a wire on something that has a permittivity.
  const { inputs } = files.tool;
  // A mode that is given no part may have chosen some; one that knows none, such as a waveform or a strain, has nothing that could vary.
  const knowsParts = hasParts(state.fields.map(({ input }) => input)) || isDesign(files.name, state.mode);
  const hasTolerances = knowsParts || isCircuit || files.name === 'PLLFilter';
  const isOnBoard = 'relativePermittivity' in inputs && ('traceThickness' in inputs || 'substrateHeight' in inputs);
  if (!state.result) return null;
  return (
    <Parts>
      {impedanceOf(files.tool) ? <Part title={t('target.title')} Content={MeetImpedance} state={state} /> : null}
      {isOnBoard ? <Part title={t('materials.title')} Content={BoardMaterials} state={state} /> : null}
      <Part title={t('sweep.title')} Content={Sweep} state={state} />
      <Part title={t('compare.title')} Content={Compare} state={state} />
      {isLossyLine(files.name) ? <Part title={t('line.title')} Content={LineFile} state={state} /> : null}
      {isCircuit ? <Part title={t('circuit.title')} Content={CircuitWork} state={state} /> : null}
      {hasTolerances ? <Part title={t('tolerance.title')} Content={Tolerance} state={state} /> : null}
      <Part title={t('save.title')} Content={SaveCalculation} state={state} />
      <Part title={t('embed.title')} Content={EmbedCode} state={state} />
      <Part title={t('history.title')} Content={History} state={state} />
    </Parts>
  );
}

function Part({ title, Content, state }: { title: string; Content: Section; state: ToolPageState }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <Content waiting={<Skeleton $height="16rem" />} state={state} /> : null}
    </Details>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  min-width: 0;
  @media print {
    details:not([open]) {
      display: none;
    }
  }
`;

const Details = styled.details`
  min-width: 0;
  padding: 0 ${theme.space['5']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  &[open] {
    padding-block-end: ${theme.space['4']};
  }
  summary {
    min-height: ${theme.size.touch};
    padding-block: ${theme.space['2']};
    font: ${theme.type.h3};
    cursor: pointer;
  }
`;
