import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type AnyTool, existsIn, mainOutput } from '#calculators/evaluate.ts';
import type { Output, OutputValue } from '#calculators/define.ts';
import { late } from '#src/components/late/late.tsx';
import { breakpoints, media, theme } from '#src/ui/theme.ts';
import { useMedia } from '#src/components/use-media.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultPlain } from './ResultPlain.tsx';
import { ResultQuantity } from './ResultQuantity.tsx';
import { ResultTable } from './ResultTable.tsx';
import { SymbolText } from '#src/pages/tool/SymbolText.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { TypesetText } from '#src/pages/tool/TypesetText.tsx';
import { useIssueWords } from '#src/pages/tool/use-issue-words.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

// Few results have one, below them, and the first view of a calculator is as heavy as it may be.
const StandardNotes = late(async () => (await import('./StandardNotes.tsx')).StandardNotes);

/** Further results that are always in sight, beside the main one. */
const factsInSight = 6;

function isWide(output: Output): boolean {
  return output.kind === 'table' || output.kind === 'list' || output.kind === 'record' || output.kind === 'colours';
}

function roundsToSeries({ outputs }: AnyTool): boolean {
  return Object.values(outputs).some((output) =>
    output.kind === 'table' ? Object.values(output.columns).some((column) => 'standardOf' in column) : 'standardOf' in output,
  );
}

/** The results: the main one large, the others beside and below it; grey while the fields say something else. */
export function ResultPanel({ state }: { state: ToolPageState }) {
  const { files, words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const { tool } = files;
  const { result, mode, given, isStale } = state;
  const issueWords = useIssueWords();
  // What no field can say, such as a result that has grown too large.
  const elsewhere = state.issues.find(({ at }) => !state.fields.some(({ id }) => id === at));
  const reason = elsewhere ? issueWords(elsewhere) : '';
  const main = mainOutput(tool, mode, given);
  const mainDefinition = tool.outputs[main];
  const mainValue = result?.out[main] ?? null;
  const spoken =
    !isStale && mainDefinition?.kind === 'quantity' && typeof mainValue === 'number'
      ? t('result_is', {
          name: words(`outputs.${main}`),
          value: joined(show(mainValue, mainDefinition.unit, mainDefinition.show, undefined, mainDefinition.digits)),
        })
      : '';
  const announced = useDeferredValue(spoken);
  const hasRoom = useMedia(`(min-width: ${breakpoints.lg}px)`);
  if (!result || !mainDefinition) return <Panel aria-label={t('result')}>{reason || t('no_result')}</Panel>;
  const others = Object.entries(tool.outputs).filter(([id, output]) => id !== main && existsIn(output, mode) && id in result.out);
  const facts = others.filter(([, output]) => !isWide(output));
  const wide = others.filter(([, output]) => isWide(output));
  return (
    <Panel aria-label={t('result')} data-stale={isStale || undefined}>
      {isStale ? (
        <Stale role="status">
          {reason} {t('stale')}
        </Stale>
      ) : null}
      <Top>
        <div data-output={main}>
          <Name>
            <TypesetText>{words(`outputs.${main}`)}</TypesetText>
            {'\u00a0'}
            <SymbolText symbol={mainDefinition.symbol} />
          </Name>
          <Value id={main} output={mainDefinition} value={mainValue} large />
        </div>
        <div>
          <FactList facts={facts.slice(0, factsInSight)} result={result.out} />
          {facts.length > factsInSight ? (
            <More open={hasRoom}>
              <summary>{t('more_results', { count: facts.length - factsInSight })}</summary>
              <FactList facts={facts.slice(factsInSight)} result={result.out} />
            </More>
          ) : null}
        </div>
      </Top>
      {wide.map(([id, output]) => (
        <Wide key={id} data-output={id}>
          {output.kind === 'table' ? null : <Name>{words(`outputs.${id}`)}</Name>}
          <Value id={id} output={output} value={result.out[id] ?? null} />
        </Wide>
      ))}
      {roundsToSeries(tool) ? <StandardNotes state={state} /> : null}
      <ResultActions state={state} />
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </Panel>
  );
}

type OutputRows = readonly (readonly [id: string, output: Output])[];

function FactList({ facts, result }: { facts: OutputRows; result: Readonly<Record<string, OutputValue>> }) {
  const { words } = useToolContext();
  return (
    <FactGrid>
      {facts.map(([id, output]) => (
        <div key={id}>
          <dt title={words(`notes.${id}`) || undefined}>
            <TypesetText>{words(`outputs.${id}`)}</TypesetText>
            {'\u00a0'}
            <SymbolText symbol={output.symbol} />
          </dt>
          <dd data-output={id}>
            <Value id={id} output={output} value={result[id] ?? null} />
          </dd>
        </div>
      ))}
    </FactGrid>
  );
}

function Value({ id, output, value, large = false }: { id: string; output: Output; value: OutputValue; large?: boolean }) {
  const { words } = useToolContext();
  if (output.kind === 'quantity' && (typeof value === 'number' || value === null)) {
    return <ResultQuantity label={words(`outputs.${id}`)} output={output} value={value} large={large} />;
  }
  if (output.kind === 'table' && Array.isArray(value)) {
    return <ResultTable id={id} columns={output.columns} rows={value.filter((row) => typeof row === 'object')} />;
  }
  return (
    <Plain data-large={large || undefined}>
      <ResultPlain id={id} output={output} value={value} />
    </Plain>
  );
}

const Panel = styled.section`
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  padding: ${theme.space['4']} ${theme.space['5']};
  &[data-stale] dl,
  &[data-stale] > div {
    opacity: 0.55;
  }
  /* the font would write 0x20 with a multiplication sign, and each font shorthand allows that again */
  &&& * {
    font-variant-ligatures: no-contextual;
  }
`;

const Stale = styled.p`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.dense};
  color: ${theme.color.warning.text};
`;

const Top = styled.div`
  display: grid;
  gap: ${theme.space['4']} ${theme.space['8']};
  ${media.md} {
    grid-template-columns: minmax(14rem, auto) minmax(0, 1fr);
  }
`;

const More = styled.details`
  margin-block-start: ${theme.space['2']};
  summary {
    padding-block: ${theme.space['1']};
    color: ${theme.color.accent.text};
    font: ${theme.type.dense};
    cursor: pointer;
  }
`;

const Name = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;

const FactGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${theme.space['2']} ${theme.space['5']};
  align-content: start;
  dt {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
    hyphens: auto;
  }
  dd {
    margin: 0;
  }
`;

const Wide = styled.div`
  margin-block-start: ${theme.space['4']};
`;

const Plain = styled.div`
  font: ${theme.type.body};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
  &[data-large] {
    font: ${theme.type.result};
    letter-spacing: ${theme.tracking.result};
  }
`;
