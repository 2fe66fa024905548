import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BomAnswer } from '#contract/api/bom.ts';
import type { PartsList } from '#contract/api/parts-list.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { billLines } from './bom-bill.ts';
import type { BomSource } from './bom-draft.ts';
import { useBomIssueText } from './bom-words.ts';
import { BomActions } from './BomActions.tsx';
import { BomColumns } from './BomColumns.tsx';
import { BomControls } from './BomControls.tsx';
import { BomCost } from './cost/BomCost.tsx';
import { BomHead } from './BomHead.tsx';
import { BomLines } from './rows/BomLines.tsx';
import { BomSave } from './BomSave.tsx';
import { BomTotals } from './BomTotals.tsx';
import type { BuyMoreProps } from './cost/BuyMore.tsx';
import type { Bom } from './use-bom-draft.ts';
import { nothingDecided, useDecisions } from './use-decisions.ts';
import { useTicks } from './use-ticks.ts';

interface BomResultProps {
  answer: BomAnswer;
  bom: Bom;
  source: BomSource;
  list: PartsList | null;
  isShared: boolean;
  /** Why the last change of a setting came to nothing; the answer is the one before. */
  failure: ApiError | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** The parts of the shop that stand for the rows of a bill, with what can be done with them. */
export function BomResult({ answer, bom, source, list, isShared, failure, isFetching, onRetry }: BomResultProps) {
  const { t } = useTranslation(['bom', 'common']);
  const { integer } = useFormat();
  const issueText = useBomIssueText();
  // Rows of another sheet, or below another header, are other rows.
  const table = `${answer.sheet ?? ''} ${answer.header_row ?? ''}`;
  const own = bom.decided?.table === table ? bom.decided : nothingDecided;
  const rows = useMemo(() => billLines(answer, own), [answer, own]);
  const ticks = useTicks(rows);
  const name = source.kind === 'list' ? source.list.name : source.kind === 'file' ? source.name : t('bom:pasted');
  const keep = (row: number) => bom.set({ fitted: [...bom.settings.fitted, row] });
  const { memory, pick, use, buyMore, tag } = useDecisions({ lines: answer.lines, table, own, onDecide: bom.decide });
  const takeMore: BuyMoreProps['onMore'] = (row, more) => {
    // What goes into the cart stays there, though some of the pieces may come later.
    ticks.set(
      ticks.ticked.filter(({ choice }) => choice?.sku === row.choice?.sku),
      true,
    );
    buyMore(rows, row, more);
  };
  return (
    <Place $wide>
      <PageHead title={name} index={false} />
      <BomHead bom={bom} source={source} name={name} lines={answer.lines.length} isShared={isShared}>
        <BomActions rows={rows} ticks={ticks} name={name} answer={answer} />
      </BomHead>
      {answer.left_out > 0 ? (
        <Message tone="warning">
          {t('bom:left_out', { count: answer.left_out, rows: integer(answer.left_out), kept: integer(answer.lines.length) })}
        </Message>
      ) : null}
      {failure && !isFetching ? (
        <Message
          tone="danger"
          role="alert"
          title={t('bom:not_matched')}
          action={<Button onClick={onRetry}>{t('common:try_again')}</Button>}
        >
          {issueText(failure)}
        </Message>
      ) : null}
      {answer.columns.length > 0 ? <BomColumns answer={answer} bom={bom} /> : null}
      <BomControls bom={bom} isFetching={isFetching} />
      <BomTotals rows={rows} boards={answer.boards} currency={answer.currency} />
      <BomLines
        rows={rows}
        ticks={ticks}
        currency={answer.currency}
        isFetching={isFetching}
        onPick={pick}
        onUse={use}
        onMore={takeMore}
        onKeep={keep}
        onTag={isShared ? null : tag}
        memory={memory}
      />
      {ticks.ticked.length > 0 ? <BomCost rows={ticks.ticked} boards={answer.boards} currency={answer.currency} /> : null}
      {isShared ? null : <BomSave rows={rows} settings={{ ...bom.settings, boards: answer.boards }} name={name} list={list} />}
    </Place>
  );
}

const Place = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['12']};
`;
