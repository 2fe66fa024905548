import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import type { BomSource } from './bom-draft.ts';
import type { Bom } from './use-bom-draft.ts';

interface BomHeadProps {
  bom: Bom;
  source: BomSource;
  name: string;
  lines: number;
  isShared: boolean;
  children: ReactNode;
}

/** Which bill it is, the way to another one, and what can be done with all of it. */
export function BomHead({ bom, source, name, lines, isShared, children }: BomHeadProps) {
  const { t } = useTranslation(['bom', 'bom_lists']);
  const { integer, dateTime } = useFormat();
  const counted = t('bom_lists:lines_read', { count: lines, lines: integer(lines) });
  return (
    <Row>
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        <p>
          {source.kind === 'list' ? t('list.changed', { lines: counted, date: dateTime(source.list.updated_at) }) : counted}{' '}
          {isShared ? `· ${t('list.read_only')} ` : ''}
          {source.kind === 'list' ? (
            <RouteLink to={buildPath('other-bom')}>{t('list.start')}</RouteLink>
          ) : (
            <Another tone="quiet" size="small" onClick={() => bom.read(null)}>
              {t(source.kind === 'file' ? 'replace_file' : 'change_rows')}
            </Another>
          )}
        </p>
      </div>
      <Actions>{children}</Actions>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']} ${theme.space['6']};
  align-items: start;
  justify-content: space-between;
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.dense};
  }
`;

const Another = styled(Button)`
  padding-inline: 0;
  font-weight: ${theme.weight.regular};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;
