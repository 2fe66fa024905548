import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import { useSaveCompanyMutation } from '#src/api/admin/company.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { type CompanyDraft, draftOf, emptyCompany, requestOf } from './company-draft.ts';

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** What is typed of a company, and how it is saved; null makes a new one. */
export function useCompanyForm(company: ShownCompany | null) {
  const { t } = useTranslation('admin_companies');
  const navigate = useNavigate();
  const [save] = useSaveCompanyMutation();
  const { typedAmount } = useFormat();
  const numbers = useTypedNumbers();
  const { currency } = useLocale();
  const form = useDraftForm<CompanyDraft, ShownCompany>({
    saved: company ? draftOf(company, typedAmount) : emptyCompany(currency),
    version: company?.version ?? 0,
    requestOf: (_changed, issues, draft) => {
      const request = requestOf(draft, issues, numbers);
      return async (version) => {
        const which = company ? { id: company.id, version: Number(version) } : {};
        const answer = await save({ ...request, ...which, idempotencyKey: crypto.randomUUID() });
        if (answer.data && !company) {
          void navigate(adminPath({ tab: 'customers', view: 'companies', company: answer.data.id }), { replace: true });
        }
        return answer;
      };
    },
    madeOf: (made) => ({ saved: draftOf(made, typedAmount), version: made.version }),
  });
  /** In words of a company where the store only says that a value is taken or unknown. */
  const errorAt = (path: string): string | undefined => {
    const code = form.codeAt(path);
    if (path === 'name' && code === 'not_unique') return t('name_taken');
    if (path === 'price_list' && code === 'not_allowed') return t('no_list');
    if (path.startsWith('people.') && code === 'not_allowed') return t('no_account');
    if (path.startsWith('people.') && code === 'not_unique') return t('in_another');
    return form.errorAt(path);
  };
  return { ...form, errorAt };
}
