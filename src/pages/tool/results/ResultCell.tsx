import { useTranslation } from 'react-i18next';
import type { Column, Row } from '#calculators/define.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';

/** One cell of a table of results, by the kind of its column. */
export function ResultCell({ output, column, name, row }: { output: string; column: Column; name: string; row: Row }) {
  const { words, show } = useToolContext();
  const { t } = useTranslation('tool');
  const value = row[name] ?? null;
  if (value === null) return t('no_value');
  if (typeof value === 'string') {
    return (column.kind === 'code' && (words(`choices.${output}.${value}`) || words(`choices.${name}.${value}`))) || value;
  }
  if (column.kind === 'quantity') return joined(show(value, column.unit, column.show, undefined, column.digits));
  if (column.kind === 'quantityBy') {
    const unit = column.units[String(row[column.by])];
    return unit === undefined ? t('no_value') : joined(show(value, unit, [unit]));
  }
  return String(value);
}
