import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { RowPart } from './RowPart.tsx';
import type { RowSearchProps } from './row-search-props.ts';

interface Props extends RowSearchProps {
  keyword: string;
  answer: ResponseOf<typeof searchProduct>;
  onSearch: (keyword: string) => void;
  /** Absent where the search page is the better place. */
  onMore?: () => void;
}

/** What the search found, with the same remarks as on its page. */
export function RowResults({ row, currency, keyword, answer, onUse, onSearch, onMore }: Props) {
  const { t } = useTranslation('bom_row');
  const { integer, series } = useFormat();
  const { list, total, total_is_minimum: isMinimum, unknown_number: unknown, did_you_mean: near, dropped } = answer;
  const number = isMinimum ? `${integer(total)}+` : integer(total);
  const { part } = row;
  return (
    <>
      <p role="status">
        {total === 0 ? t('none', { keyword }) : t('found', { count: total, number })}
        {part && list.some(({ offer }) => offer?.sku === part.sku) ? ` · ${t('used', { mpn: part.mpn, name: row.name })}` : ''}
      </p>
      {unknown !== null && total > 0 ? <p>{t('unknown_number', { number: unknown })}</p> : null}
      {near.length > 0 ? (
        <Near>
          <span>{t('did_you_mean')}</span>
          {near.map((one) => (
            <Button key={one} size="small" tone="quiet" onClick={() => onSearch(one)}>
              {one}
            </Button>
          ))}
        </Near>
      ) : null}
      {dropped.length > 0 ? <p>{t('dropped', { dropped: series(dropped) })}</p> : null}
      {list.length > 0 ? (
        <Parts aria-label={t('results', { keyword })}>
          {list.map((product) => (
            <RowPart key={product.id} {...{ product, row, currency, onUse }} />
          ))}
        </Parts>
      ) : null}
      {total > list.length ? (
        <Near>
          {onMore ? (
            <Button size="small" onClick={onMore}>
              {t('more')}
            </Button>
          ) : null}
          <RouteLink to={buildPath('product-list-keyword', { keyword })} target="_blank">
            {t('all', { number })}
          </RouteLink>
        </Near>
      ) : null}
    </>
  );
}

const Near = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['3']};
  align-items: center;
`;

const Parts = styled.ul`
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
`;
