import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { useProductCompareQuery } from '#src/api/catalog.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { CompareTable } from './CompareTable.tsx';
import { csvOf } from '#contract/csv.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { keptPart } from '#src/components/save-part/kept-part.ts';

const SaveSheet = late(async () => (await import('#src/components/save-part/SaveSheet.tsx')).SaveSheet);

interface Props {
  /** Slugs in the order they were ticked. */
  compared: readonly string[];
  quantity: number | null;
  onRemove: (webUrl: string) => void;
  onClear: () => void;
}

/** The parts that were ticked, to be kept on a list or seen side by side at the bottom of the window; rows that differ are tinted and can be shown alone. */
export function CompareTray({ compared, quantity, onRemove, onClear }: Props) {
  const { t } = useTranslation('part');
  const [isOpen, setOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const canOpen = compared.length > 1;
  const request = { web_urls: [...compared], ...(quantity === null ? {} : { quantity }) };
  const { data, error, refetch } = useProductCompareQuery(request, { skip: !(isOpen && canOpen) && !isKeeping });
  const save = () => {
    if (!data) return;
    const rows = data.rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)]);
    saveCsv(t('compare_file'), csvOf([[t('part'), ...data.products.map(({ mpn }) => mpn)], ...rows]));
  };
  return (
    <Tray aria-label={t('compare_title')}>
      <Head>
        <Title>{t('compare_count', { count: compared.length })}</Title>
        {isOpen && canOpen ? (
          <>
            <Only label={t('only_differences')} checked={onlyDifferent} onChange={() => setOnlyDifferent(!onlyDifferent)} />
            <Button size="small" onClick={save} disabled={!data}>
              <Icon name="download" small />
              {t('csv')}
            </Button>
          </>
        ) : (
          <Hint>{canOpen ? '' : t('compare_more')}</Hint>
        )}
        <Button size="small" busy={isKeeping && !data && !error} onClick={() => setKeeping(true)}>
          <Icon name="star" small />
          {t('save')}
        </Button>
        {canOpen ? (
          <Button size="small" tone={isOpen ? 'secondary' : 'primary'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('compare_hide') : t('compare_show')}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onClick={onClear}>
          {t('compare_clear')}
        </Button>
      </Head>
      {isKeeping && data ? <SaveSheet parts={data.products.map(keptPart)} onClose={() => setKeeping(false)} /> : null}
      {error || (isOpen && canOpen) ? (
        <Body>
          {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
          {data ? <CompareTable data={data} quantity={quantity} onlyDifferent={onlyDifferent} onRemove={onRemove} /> : null}
        </Body>
      ) : null}
    </Tray>
  );
}

const Tray = styled.section`
  position: sticky;
  z-index: ${theme.layer.stickyBar};
  inset-block-end: 0;
  margin-block-start: ${theme.space['4']};
  overflow: hidden;
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  background: ${theme.color.bg.raised};
  box-shadow: ${theme.shadow.tray};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space['2']} ${theme.space['3']};
  padding: ${theme.space['2']} ${theme.space['4']};
  background: ${theme.color.bg.subtle};
`;

const Title = styled.h2`
  flex: 1 0 auto;
  font: ${theme.type.h3};
  white-space: nowrap;
`;

const Hint = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;

const Only = styled(CheckboxField)`
  font: ${theme.type.dense};
`;

const Body = styled.div`
  max-height: 60dvh;
  overflow: auto;
`;
