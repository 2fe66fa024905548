import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type FigurePeriod, figurePeriods } from '#contract/api/admin/overview.ts';
import { useGetFigureQuery } from '#src/api/admin/overview.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { FigureTable } from './FigureTable.tsx';
import { SalesPlot } from './SalesPlot.tsx';

const columns = ['orders', 'ordered', 'received'] as const;

/** Orders and money over time, and how many searches became orders. */
export function Sales() {
  const { t } = useTranslation('admin_overview');
  const [period, setPeriod] = useState<FigurePeriod>('day');
  const { currentData: data, error, refetch } = useGetFigureQuery({ figure: 'sales', period });
  return (
    <Section aria-label={t('sales')}>
      <h2>{t('sales')}</h2>
      <Row>
        <SelectField
          compact
          label={t('period.label')}
          options={figurePeriods.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          value={period}
          onChange={(event) => setPeriod(figurePeriods.find((one) => one === event.target.value) ?? 'day')}
        />
      </Row>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Plots>
          {columns.map((column) => (
            <SalesPlot key={column} column={column} answer={data} period={period} />
          ))}
        </Plots>
      ) : error ? null : (
        <Skeleton $height="24rem" />
      )}
      <h3>{t('title.conversion')}</h3>
      <FigureTable figure="conversion" period={period} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  h2,
  h3 {
    font: ${theme.type.h3};
  }
`;

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space['4']};
  ${media.underLg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
