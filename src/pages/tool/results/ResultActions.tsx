import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { toShown, type Unit } from '#calculators/units.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { choiceLabel } from '#src/pages/tool/choice-label.ts';
import { reportLines } from './result-text.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

const digits = 9;

/** The same calculator outside of the page of another site that may be around it. */
const shopAddress = (href: string) => href.replace(/\bembed=\w+&?/, '');

/** Takes the whole calculation along: as text, as a table for a spreadsheet, on paper. */
export function ResultActions({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const format = useFormat();
  const context = useToolContext();
  const { copy, outcome } = useCopy();
  const title = context.words('title');

  function lines(write: (value: number) => string) {
    return reportLines(state, {
      ...context,
      write: (value, unit: Unit, shown) => write(Number(toShown(value, unit, shown).toPrecision(digits))),
      choice: (input, id, value) => choiceLabel(input, id, value, { ...context, t }),
      flag: (value) => t(value ? 'yes' : 'no'),
    });
  }
  function text(): string {
    const body = lines((value) => format.number(value)).map(({ name, value, unit }) =>
      value === '' ? name : `${name}: ${value} ${unit}`.trim(),
    );
    return [title, ...body, shopAddress(globalThis.location.href)].join('\n');
  }
  function table() {
    const body = lines(String).map(({ name, value, unit }) => [
      name,
      value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
      unit,
    ]);
    return [[t('csv_head.name'), t('csv_head.value'), t('csv_head.unit')], ...body];
  }
  // Without a connection a second press asks again.
  const save = () =>
    import('#src/components/file/save-table.ts').then(({ saveTable }) => saveTable(`${context.files.name}.csv`, table())).catch(() => {});
  return (
    <Row>
      <Button size="small" tone="quiet" onClick={() => void copy(text())}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} small />
        {t('copy_text')}
      </Button>
      <Button size="small" tone="quiet" onClick={() => void save()}>
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
