import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import type { ListData } from './list-answer.ts';

/** "Parts 51–100 of 1,284". */
export function useShownText({ list, total, current_page: current, page_size: size }: ListData): string {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const first = (current - 1) * size + 1;
  const numbers = { from: integer(first), to: integer(first + list.length - 1), number: integer(total) };
  return t('parts_shown', { ...numbers, count: list.length });
}
