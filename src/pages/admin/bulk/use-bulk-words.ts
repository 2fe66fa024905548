import { useTranslation } from 'react-i18next';
import type { BulkChange, BulkPreview } from '#contract/api/admin/bulk.ts';
import { lifecycles, rohsStates } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';

type Shown = BulkPreview['rows'][number]['before'];

/** What a change of many parts is called, and the values it goes from and to. */
export function useBulkWords() {
  const { t } = useTranslation(['admin_bulk', 'admin_catalog', 'product']);
  const { unitPrice, percent } = useFormat();
  const fieldName = (field: BulkChange['field']) => t(fieldNames[field]);
  const visible = (isHidden: boolean) => t(isHidden ? 'admin_catalog:state.hidden' : 'admin_catalog:state.visible');
  const valueText = (field: BulkChange['field'], value: Shown): string => {
    if (field === 'price') return typeof value === 'number' ? unitPrice(value) : t('admin_catalog:list.no_price');
    if (field === 'hidden') return visible(value === true);
    if (field === 'lifecycle') return t(`product:lifecycle.${lifecycles.find((one) => one === value) ?? 'unknown'}`);
    if (field === 'rohs') return t(`product:rohs.${rohsStates.find((one) => one === value) ?? 'unknown'}`);
    return String(value);
  };
  /** A change that was made, in words. */
  const changeText = (change: BulkChange, target: string | null): string => {
    const value = change.field === 'price' ? signed(percent(change.percent_bp / 10_000), change.percent_bp) : null;
    return `${fieldName(change.field)}: ${value ?? target ?? valueText(change.field, change.field === 'price' ? null : change.value)}`;
  };
  return { fieldName, valueText, changeText };
}

const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text);

const fieldNames = {
  price: 'admin_bulk:field.price',
  hidden: 'admin_bulk:field.hidden',
  category: 'admin_catalog:identity.category',
  manufacturer: 'admin_catalog:identity.manufacturer',
  lifecycle: 'admin_catalog:identity.lifecycle',
  rohs: 'admin_catalog:trade.rohs',
} as const satisfies Record<BulkChange['field'], string>;

export const bulkFields = Object.keys(fieldNames) as BulkChange['field'][]; // one for each field
