import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Laminate } from '#calculators/board-materials/laminates.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';

/** What the maker of a laminate states, and where. */
export function LaminateTable({ laminate }: { laminate: Laminate }) {
  const { t } = useTranslation('board_materials');
  const { show } = useToolContext();
  return (
    <Box>
      <TableFrame>
        <Table>
          <thead>
            <tr>
              <HeadCell $number>{t('frequency')}</HeadCell>
              <HeadCell $number>{t('permittivity')}</HeadCell>
              <HeadCell $number>{t('loss')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {laminate.points.map(([frequency, permittivity, loss]) => (
              <tr key={frequency}>
                <Cell $number>{joined(show(frequency, 'Hz', ['GHz', 'MHz']))}</Cell>
                <Cell $number>{joined(show(permittivity, '1', ['1']))}</Cell>
                <Cell $number>{joined(show(loss, '1', ['1']))}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <SourceLine source={laminate.source} />
    </Box>
  );
}

/** Where figures are from: a citation, which stays in its own language. */
export function SourceLine({ source }: { source: string }) {
  const { t } = useTranslation('board_materials');
  return (
    <Source>
      {t('source')} <cite lang="en">{source}</cite>
    </Source>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  min-width: 0;
`;

const Source = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.secondary};
  cite {
    font-style: normal;
  }
`;
