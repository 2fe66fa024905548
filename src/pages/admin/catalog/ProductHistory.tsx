import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminProduct, ProductChange } from '#contract/api/admin/product.ts';
import { useGetProductChangesQuery } from '#src/api/admin/product.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row } from '#src/pages/admin/shared/parts.ts';

type Fields = AdminProduct['fields'];

interface ProductHistoryProps {
  id: string;
  onRestore: (before: Fields, at: string) => void;
}

const atOnce = 20;

/** Who changed what of a part, when, from what to what; an earlier state can be put back into the form. */
export function ProductHistory({ id, onRestore }: ProductHistoryProps) {
  const { t } = useTranslation('admin_catalog');
  const [count, setCount] = useState(atOnce);
  const { data, error, refetch } = useGetProductChangesQuery({ id, page_size: Math.min(count, 100) });
  return (
    <Part aria-label={t('history.heading')}>
      <h2>{t('history.heading')}</h2>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Note>{t('history.none')}</Note> : null}
      {data?.list.map((change) => (
        <Change key={`${change.at} ${change.action} ${change.target}`} change={change} onRestore={onRestore} />
      ))}
      {data && data.total > data.list.length && count < 100 ? (
        <Row>
          <Button onClick={() => setCount(100)}>{t('history.more')}</Button>
        </Row>
      ) : null}
    </Part>
  );
}

function Change({ change, onRestore }: { change: ProductChange; onRestore: ProductHistoryProps['onRestore'] }) {
  const { t } = useTranslation(['admin_catalog', 'product']);
  const { dateTime, series } = useFormat();
  const mayChange = useMayChange()('catalog');
  const { at, actor, action, target, before, after, detail } = change;
  const bulk = action === 'product.bulk' ? bulkNames(detail) : [];
  const changed = before && after ? names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])) : [];
  const named = bulk.length > 0 ? bulk : changed;
  const what = named.length > 0 ? series(named.map((name) => t(fieldNames[name]))) : t(`history.action.${actionKey(action)}`);
  return (
    <details>
      <summary>{[dateTime(at), actor, what].join(' · ')}</summary>
      {changed.length > 0 && before && after ? (
        <Values>
          {changed.map((name) => (
            <div key={name}>
              <dt>{t(fieldNames[name])}</dt>
              <dd>{difference(before[name], after[name])}</dd>
            </div>
          ))}
        </Values>
      ) : (
        <Note>{after ? plain(after) : bulk.length > 0 ? difference(detail['before'], detail['after']) : `${target}: ${told(detail)}`}</Note>
      )}
      {before && mayChange ? (
        <Row>
          <Button onClick={() => onRestore(before, at)}>{t('history.restore')}</Button>
        </Row>
      ) : null}
    </details>
  );
}

/** What each field is called in the form. */
const fieldNames = {
  manufacturer: 'identity.manufacturer',
  mpn: 'identity.mpn',
  category: 'identity.category',
  gtin: 'product:parameters.gtin',
  series: 'identity.series',
  package: 'identity.package',
  package_id: 'identity.outline',
  lifecycle: 'identity.lifecycle',
  last_buy_date: 'identity.last_buy_date',
  rohs: 'trade.rohs',
  msl: 'product:parameters.msl',
  weight_g: 'trade.weight',
  eccn_us: 'trade.eccn_us',
  eccn_eu: 'trade.eccn_eu',
  hts: 'trade.hts',
  country_of_origin: 'product:parameters.origin',
  lead_free: 'trade.lead_free',
  hazardous: 'trade.hazardous',
  datasheet: 'documents.datasheet',
  pinout: 'pinout.pins',
  pinout_source: 'pinout.source',
  documents: 'documents.heading',
  pictures: 'pictures.heading',
  substitutes: 'substitutes.heading',
  description: 'texts.heading',
  attributes: 'parameters.heading',
  hidden: 'identity.hidden',
  offers: 'offers.heading',
  stock: 'stock.heading',
} as const satisfies Record<keyof Fields, string>;
const names = Object.keys(fieldNames) as (keyof Fields)[]; // one for each field

const actionKeys = {
  'product.add': 'added',
  'product.save': 'saved',
  'product.remove': 'removed',
  'product.bulk': 'bulk',
  'stock.set': 'level',
  'price.set': 'price',
  'price.currency': 'price',
  'document.add': 'document_added',
  'document.remove': 'document_removed',
} as const;

function actionKey(action: string) {
  return action in actionKeys ? actionKeys[action as keyof typeof actionKeys] : 'saved';
}

/** What a change of many parts changed of this one. */
function bulkNames({ after }: ProductChange['detail']): (keyof Fields)[] {
  return isRecord(after) ? names.filter((name) => name in after) : [];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1));

/** A document by its title. */
const told = ({ title, ...detail }: ProductChange['detail']): string => (typeof title === 'string' ? title : plain(detail));

type Entries = Record<string, unknown>;
const isRecord = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value);

/** From what to what; of values by name those that differ. */
function difference(before: unknown, after: unknown): string {
  if (!isRecord(before) || !isRecord(after)) return `${shown(before)} → ${shown(after)}`;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}: ${shown(before[name])} → ${shown(after[name])}`)
    .join('\n');
}

const shown = (value: unknown): string => (value === null || value === undefined ? '–' : plain(value));

const Values = styled.dl`
  display: grid;
  gap: ${theme.space['2']};
  margin: ${theme.space['2']} 0;
  font: ${theme.type.dense};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  dt {
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0;
  }
`;
