import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { mainOutput } from '#calculators/evaluate.ts';
import { media, theme } from '#src/ui/theme.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** On phones: the main result in a bar under the header while its panel is out of sight. */
export function ResultBar({ state, panel }: { state: ToolPageState; panel: RefObject<HTMLElement | null> }) {
  const { files, words, show } = useToolContext();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel]);
  const main = mainOutput(files.tool, state.mode, state.given);
  const output = files.tool.outputs[main];
  const value = state.result?.out[main];
  if (!isAway || output?.kind !== 'quantity' || typeof value !== 'number') return null;
  return (
    <Bar aria-hidden="true" data-stale={state.isStale || undefined}>
      <span>{words(`outputs.${main}`)}</span>
      <b>{joined(show(value, output.unit, output.show, undefined, output.digits))}</b>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-start: ${theme.fluid.header};
  z-index: ${theme.layer.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space['3']};
  min-height: ${theme.space['12']};
  padding-inline: ${theme.fluid.gutter};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
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
