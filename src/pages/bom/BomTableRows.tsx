import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BomAnswer } from '#contract/api/bom.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { theme } from '#src/ui/theme.ts';
import type { Bom } from './use-bom-draft.ts';

interface Props {
  answer: BomAnswer;
  bom: Bom;
}

/** What became of the rows of the table: those left out are told with the reason, and can be read as parts after all. */
export function BomTableRows({ answer, bom }: Props) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const { rows, lines, left_out: cut, skipped } = answer;
  const facts = [
    t('table.read', { number: integer(rows.read) }),
    t('table.parts', { number: integer(lines.length + cut) }),
    ...(rows.joined > 0 ? [t('table.joined', { number: integer(rows.joined) })] : []),
    t('table.left_out', { number: integer(rows.skipped) }),
  ];
  return (
    <Box aria-label={t('table.title')}>
      <OtherSheets answer={answer} bom={bom} />
      <p>{facts.join(' · ')}</p>
      {skipped.length > 0 ? (
        <details>
          <summary>{t('table.show')}</summary>
          <ul>
            {skipped.map(({ row, text, reason }) => (
              <li key={row}>
                <span>
                  {t('table.row', { row })} · {t(`table.reason.${reason}`)}
                </span>
                <q>{text}</q>
                <Button
                  size="small"
                  aria-label={t('table.bring_back_named', { row })}
                  onClick={() => bom.set({ fitted: [...bom.settings.fitted, row] })}
                >
                  {t('table.bring_back')}
                </Button>
              </li>
            ))}
          </ul>
          {rows.skipped > skipped.length ? <p>{t('table.more', { number: integer(skipped.length) })}</p> : null}
        </details>
      ) : null}
    </Box>
  );
}

/** Sheets that were not read are named with their rows; those alike can be read together. */
function OtherSheets({ answer: { other_sheets: others }, bom }: Props) {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  if (others.length === 0) return null;
  const open = (sheet: string) => bom.set({ sheet, all_sheets: false, header_row: null, mapping: {} });
  const actions = (
    <Choices>
      {others.some(({ is_alike: isAlike }) => isAlike) ? (
        <Button size="small" onClick={() => bom.set({ all_sheets: true })}>
          {t('table.together')}
        </Button>
      ) : null}
      {others.map(({ name, rows }) => (
        <Button key={name} size="small" onClick={() => open(name)}>
          {t('table.sheet', { name, number: integer(rows) })}
        </Button>
      ))}
    </Choices>
  );
  return (
    <Message tone="info" action={actions}>
      {t('table.others')}
    </Message>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
  margin-block-start: ${theme.space['4']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
  summary {
    cursor: pointer;
    color: ${theme.color.text.link};
  }
  ul {
    display: grid;
    max-height: 24rem;
    margin: ${theme.space['2']} 0 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['4']};
    align-items: center;
    padding-block: ${theme.space['2']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
  q {
    flex: 1 1 16rem;
    color: ${theme.color.text.primary};
    overflow-wrap: anywhere;
    quotes: none;
  }
`;
