import { useNavigate } from 'react-router';
import type { AdminCategory } from '#contract/api/admin/category.ts';
import { useSaveCategoryMutation } from '#src/api/admin/category.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { type CategoryDraft, draftOf, newCategory, requestOf } from './category-draft.ts';

export type CategoryForm = ReturnType<typeof useCategoryForm>;

/** What is typed of a category, and how it is saved; null makes a new one. */
export function useCategoryForm(category: AdminCategory | null) {
  const navigate = useNavigate();
  const [save] = useSaveCategoryMutation();
  return useDraftForm<CategoryDraft, AdminCategory>({
    saved: draftOf(category?.fields ?? newCategory, category?.web_url ?? ''),
    version: category?.version ?? '',
    requestOf: (changed, issues, draft) => {
      const slug = draft.web_url.trim();
      if (slug === '') issues['web_url'] = { code: 'required' };
      return async (version) => {
        const which = category ? { version: String(version) } : { is_new: true };
        const answer = await save({ ...requestOf(changed), ...which, web_url: slug, idempotencyKey: crypto.randomUUID() });
        if (answer.data && !category) void navigate(adminPath({ tab: 'catalog', view: 'categories', category: slug }), { replace: true });
        return answer;
      };
    },
    madeOf: (made) => ({ saved: draftOf(made.fields, made.web_url), version: made.version }),
  });
}
