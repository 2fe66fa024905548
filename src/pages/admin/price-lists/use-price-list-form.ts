import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShownPriceList } from '#contract/api/admin/price-list.ts';
import { useSavePriceListMutation } from '#src/api/admin/price-list.ts';
import { useFormat } from '#src/i18n/format.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { draftOf, emptyDraft, linesOf, priceColumns, type PriceListDraft, requestOf } from './price-list-draft.ts';

export type PriceListForm = ReturnType<typeof usePriceListForm>;

/** What is typed of a price list, and how it is saved; null makes a new one. */
export function usePriceListForm(list: ShownPriceList | null) {
  const { t } = useTranslation('admin_customers');
  const { number } = useFormat();
  const numbers = useTypedNumbers();
  const navigate = useNavigate();
  const [save] = useSavePriceListMutation();
  const shown = (made: ShownPriceList) =>
    draftOf(made, (value, most) => number(value, { maximumFractionDigits: most, useGrouping: false }));
  const form = useDraftForm<PriceListDraft, ShownPriceList>({
    saved: list ? shown(list) : emptyDraft,
    version: list?.version ?? 0,
    requestOf: (_changed, issues, draft) => {
      const request = requestOf(draft, numbers, issues);
      return async (version) => {
        const which = list ? { id: list.id, version: Number(version) } : {};
        const answer = await save({ ...request, ...which, idempotencyKey: crypto.randomUUID() });
        if (answer.data && !list) {
          void navigate(adminPath({ tab: 'customers', view: 'price-lists', pricelist: answer.data.id }), { replace: true });
        }
        return answer;
      };
    },
    madeOf: (made) => ({ saved: shown(made), version: made.version }),
  });
  /** The first thing wrong in lines of text, with the line as it was typed. */
  const lineError = (text: string, name: 'prices' | 'members', columns: readonly string[]) => {
    for (const [place, line] of linesOf(text).entries()) {
      const paths = columns.length > 0 ? columns.map((column) => `${name}.${place}.${column}`) : [`${name}.${place}`];
      const error = paths.map(form.errorAt).find(Boolean);
      const isElsewhere = name === 'members' && form.codeAt(`members.${place}`) === 'not_unique';
      if (error) return t('price_list.line', { line: line.trim(), error: isElsewhere ? t('price_list.in_another') : error });
    }
    return form.errorAt(name);
  };
  return {
    ...form,
    pricesError: lineError(form.draft.prices, 'prices', priceColumns),
    membersError: lineError(form.draft.members, 'members', []),
  };
}
