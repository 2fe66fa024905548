import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

const loadTakeAlong = () => import('./take-along.ts');
/** Without a connection the next press asks again. */
const askAgain = () => {};
/** Some browsers copy only right after the press. */
const fetchAhead = () => void loadTakeAlong().catch(askAgain);

/** Takes the whole calculation along: as text, as a table for a spreadsheet, on paper. */
export function ResultActions({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const format = useFormat();
  const context = useToolContext();
  const { copy, outcome } = useCopy();
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
    <Row onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      <Button size="small" tone="quiet" onClick={() => void copyText().catch(askAgain)}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} small />
        {t('copy_text')}
      </Button>
      <Button size="small" tone="quiet" onClick={() => void save().catch(askAgain)}>
        <Icon name="download" small />
        {t('csv')}
      </Button>
      <Button size="small" tone="quiet" onClick={() => globalThis.print()}>
        <Icon name="document" small />
        {t('print')}
      </Button>
      <VisuallyHidden role="status">{outcome === null ? '' : t(`copy_${outcome}`)}</VisuallyHidden>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
  margin-block-start: ${theme.space['3']};
  margin-inline-start: calc(-1 * ${theme.space['2']});
`;
