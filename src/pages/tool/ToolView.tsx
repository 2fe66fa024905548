import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { groupOf } from '#calculators/names.ts';
import type { Unit } from '#calculators/units.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { isEmbedded } from '#src/components/is-embedded.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useDataWords } from '#src/i18n/data-words.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { BomWay } from './results/BomWay.tsx';
import { rememberTool } from './index/bookmarks.ts';
import { useLengthSystem } from './inputs/length-system.ts';
import { PartsLater, PlotsLater, RelatedLater, TheoryLater, WorkLater } from './ToolExtras.tsx';
import { barOutput, ResultBar } from './results/ResultBar.tsx';
import { ResultPanel } from './results/ResultPanel.tsx';
import { ToolContext, type ToolContextValue, useToolContext } from './tool-context.ts';
import type { ToolFiles } from './tool-files.ts';
import { ToolFigure } from './ToolFigure.tsx';
import { showValue } from './tool-format.ts';
import { ToolInputs } from './inputs/ToolInputs.tsx';
import { ToolTitle } from './ToolTitle.tsx';
import { TypesetText } from './TypesetText.tsx';
import { type ToolPageState, useTool } from './use-tool.ts';

/** One calculator: inputs beside results, drawing, plots and parts, then formulas, sources and relatives. */
export function ToolView({ files }: { files: ToolFiles }) {
  const { t } = useTranslation('tool');
  const state = useTool(files.tool);
  const [focused, setFocused] = useState<string | null>(null);
  // The field answers a key at once; what follows from it is drawn in slices after it, and broken off by the next key.
  const shown = useDeferredValue(state);
  const marked = useDeferredValue(focused);
  const context = useToolWords(files);
  const { words } = context;
  const title = words('title');
  const summary = words('summary');
  const isWhole = !isEmbedded();
  useEffect(() => void (isWhole && rememberTool(files.name)), [isWhole, files.name]);
  return (
    <ToolContext value={context}>
      <PageHead title={t('page_title', { name: title })} />
      <Wrap>
        {isWhole ? (
          <Breadcrumb>
            {[
              <RouteLink key="tools" to={buildPath('tool')}>
                {t('all_tools')}
              </RouteLink>,
              <RouteLink key="group" to={`${buildPath('tool')}#${groupOf(files.name)}`}>
                {words('group')}
              </RouteLink>,
            ]}
          </Breadcrumb>
        ) : null}
        <ToolTitle name={files.name} title={title} summary={summary} />
        <ResultBar state={shown} />
        <Grid>
          <ToolInputs name={files.name} state={state} focused={focused} onFocus={setFocused} />
          <Results state={shown} focused={marked} onFocus={setFocused} />
        </Grid>
        {isWhole ? (
          <>
            <Theory mode={state.mode} />
            <Relatives />
          </>
        ) : null}
      </Wrap>
    </ToolContext>
  );
}

const Theory = memo(TheoryLater);
const Relatives = memo(RelatedLater);

interface ResultsProps {
  state: ToolPageState;
  focused: string | null;
  onFocus: (id: string | null) => void;
}

/** All that follows from the inputs. */
const Results = memo(function Results({ state, focused, onFocus }: ResultsProps) {
  const { files, words } = useToolContext();
  const warnings = state.isStale ? [] : (state.result?.warnings ?? []);
  return (
    <Main data-leads={barOutput(files, state) ? undefined : true}>
      <ResultPanel state={state} />
      {warnings.map((code) => (
        <Message key={code} tone="warning">
          <TypesetText>{words(`issues.${code}`)}</TypesetText>
        </Message>
      ))}
      <Drawings>
        <ToolFigure state={state} focused={focused} />
        <PlotsLater state={state} />
      </Drawings>
      {files.BandPicker ? <files.BandPicker state={state} focused={focused} onFocus={onFocus} /> : null}
      {isEmbedded() ? null : (
        <>
          <WorkLater state={state} />
          <PartsLater state={state} />
          {files.tool.asksForParts ? <BomWay /> : null}
        </>
      )}
    </Main>
  );
});

/** Words and formats of the calculator; the same object while neither changes. */
function useToolWords(files: ToolFiles): ToolContextValue {
  const format = useFormat();
  const system = useLengthSystem();
  const speak = useDataWords(`tool/${files.name}`);
  const words = useCallback((key: string, values?: Record<string, unknown>) => speak(key, { defaultValue: '', ...values }), [speak]);
  return useMemo(
    () => ({
      files,
      words,
      show: (value: number, unit: Unit, units: readonly string[], chosen?: string, digits?: number) =>
        showValue(value, unit, units, format, chosen, digits),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- values are written anew when the system of lengths changes
    [files, words, format, system],
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* wide tables scroll by themselves */
  gap: ${theme.space['6']};
  padding-block-start: ${theme.space['5']};
  ${media.lg} {
    grid-template-columns: ${theme.layout.inputRail} minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space['6']};
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  min-width: 0;
  ${media.underLg} {
    display: contents;
    /* A result that fits no bar stands before the inputs. */
    &[data-leads] > section:first-of-type {
      order: -1;
    }
  }
`;

const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: ${theme.space['5']};
  margin-block-start: ${theme.space['2']};
  min-width: 0;
  > * {
    min-width: 0;
  }
`;
