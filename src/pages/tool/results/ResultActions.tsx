import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLateWork } from '#src/components/late/use-late-work.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

const loadTakeAlong = () => import('./take-along.ts');
/** Some browsers copy only right after the press. What cannot be fetched now is asked for again by the press. */
const fetchAhead = () => void loadTakeAlong().catch(() => {});

/** Takes the whole calculation along: as text, as a table for a spreadsheet, on paper. */
export function ResultActions({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const format = useFormat();
  const context = useToolContext();
  const { copy, outcome } = useCopy();
  const { start, failure } = useLateWork();
  const writer = { context, t };
  async function copyText() {
    const { calculationText } = await loadTakeAlong();
    await copy(calculationText(state, writer, format, globalThis.location.href));
  }
  async function save() {
    const [{ calculationTable }, { saveTable }] = await Promise.all([loadTakeAlong(), import('#src/components/file/save-table.ts')]);
    saveTable(`${context.files.name}.csv`, calculationTable(state, writer));
  }
  return (
    <>
      <Row onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        <Button size="small" tone="quiet" onClick={() => start(copyText)}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} small />
          {t('copy_text')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => start(save)}>
          <Icon name="download" small />
          {t('csv')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => globalThis.print()}>
          <Icon name="document" small />
          {t('print')}
        </Button>
        <VisuallyHidden role="status">{outcome === null ? '' : t(`copy_${outcome}`)}</VisuallyHidden>
      </Row>
      {failure}
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
  margin-block-start: ${theme.space['3']};
  margin-inline-start: calc(-1 * ${theme.space['2']});
`;
