import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { enteredIn } from '#calculators/evaluate.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { reportTools } from '#src/pages/tool/results/report-tools.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { theme } from '#src/ui/theme.ts';
import { comparedRows, valuesOf } from './compared-lines.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { forgetAll, most, remember, useRemembered } from '#src/components/account/calculation/kept-list.ts';
import { useCurrent } from './use-current.ts';
import { useMany } from './use-many.ts';

/** Keeps results of this calculator and puts them beside the one on screen. */
export function Compare({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool_work');
  const { t: say } = useTranslation('tool');
  const context = useToolContext();
  const { tool, name } = context.files;
  const current = useCurrent(state);
  const kept = useRemembered('kept').filter((one) => one.tool === name);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const entered = kept.map(({ query }) => {
    const { mode, given } = valuesOf(tool, query);
    return enteredIn(tool, mode, given);
  });
  const { results } = useMany(tool, entered, JSON.stringify(entered));
  const isKept = current !== null && kept.some(({ query }) => query === current.query);
  const now = current ? [{ query: current.query, out: state.result?.out ?? null }] : [];
  const rows = comparedRows(
    tool,
    [...now, ...kept.map(({ query }, index) => ({ query, out: results[index] ?? null }))],
    state.entries,
    reportTools({ context, t: say }),
  );
  return (
    <Box>
      <Row>
        <Button disabled={!current || isKept} onClick={() => current && remember('kept', { ...current, at: Date.now() })}>
          {t(isKept ? 'compare.is_kept' : 'compare.keep')}
        </Button>
        {kept.length > 0 ? (
          <>
            <Button tone="quiet" onClick={() => forgetAll('kept', name)}>
              {t('compare.clear')}
            </Button>
            <CheckboxField
              label={t('compare.only_different')}
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
            />
          </>
        ) : null}
      </Row>
      {kept.length > 0 ? (
        <ComparedTable
          rows={onlyDifferent ? rows.filter(({ isDifferent }) => isDifferent) : rows}
          kept={kept}
          hasCurrent={current !== null}
        />
      ) : (
        <p>{t('compare.none', { most: most.kept })}</p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  min-width: 0;
  padding-block-start: ${theme.space['3']};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['3']};
`;
