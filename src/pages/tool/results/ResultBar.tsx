import { styled } from 'styled-components';
import { mainOutput } from '#calculators/evaluate.ts';
import { media, theme } from '#src/ui/theme.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import type { ToolFiles } from '#src/pages/tool/tool-files.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** The main result where it is a number, which fits the bar. */
export function barOutput({ tool }: ToolFiles, { mode, given }: ToolPageState) {
  const id = mainOutput(tool, mode, given);
  const output = tool.outputs[id];
  return output?.kind === 'quantity' ? { id, output } : null;
}

/** On phones: the main result over the inputs, and under the header while one scrolls; all results follow the inputs. */
export function ResultBar({ state }: { state: ToolPageState }) {
  const { files, words, show } = useToolContext();
  const main = barOutput(files, state);
  if (!main) return null;
  const { id, output } = main;
  const value = state.result?.out[id];
  return (
    <Bar aria-hidden="true" data-main-result data-stale={state.isStale || undefined}>
      <span>{words(`outputs.${id}`)}</span>
      <b>{typeof value === 'number' ? joined(show(value, output.unit, output.show, undefined, output.digits)) : '–'}</b>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: ${theme.fluid.header};
  z-index: ${theme.layer.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
  min-height: ${theme.space['12']};
  margin-block-start: ${theme.space['3']};
  margin-inline: calc(-1 * ${theme.fluid.gutter});
  padding-inline: ${theme.fluid.gutter};
  border-block: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  b {
    font: ${theme.type.h2};
    white-space: nowrap;
  }
  &[data-stale] b {
    opacity: 0.55;
  }
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
