import { useNavigate } from 'react-router';
import type { AdminOutline, OutlineFields } from '#contract/api/admin/outline.ts';
import { useSaveOutlineMutation } from '#src/api/admin/outline.ts';
import { useFormat } from '#src/i18n/format.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import { draftOf, fieldsOf, type OutlineDraft } from './outline-draft.ts';

/** What is typed of an outline, and how it is saved; `start` is what a new one begins with. */
export function useOutlineForm(outline: AdminOutline | null, start: OutlineFields) {
  const { number } = useFormat();
  const numbers = useTypedNumbers();
  const navigate = useNavigate();
  const [save] = useSaveOutlineMutation();
  const typed = (fields: OutlineFields) => draftOf(fields, (value) => number(value, { maximumFractionDigits: 3, useGrouping: false }));
  const form = useDraftForm<OutlineDraft, AdminOutline>({
    saved: typed(start),
    version: outline?.version ?? '',
    requestOf: (_changed, issues, draft) => {
      const fields = fieldsOf(draft, start, numbers, issues);
      return async (version) => {
        const which = outline ? { id: outline.id, version: String(version) } : {};
        const answer = await save({ ...fields, ...which, idempotencyKey: crypto.randomUUID() });
        if (answer.data && !outline)
          void navigate(adminPath({ tab: 'catalog', view: 'outlines', outline: answer.data.id }), { replace: true });
        return answer;
      };
    },
    madeOf: (made) => ({ saved: typed(made.fields), version: made.version }),
  });
  return { ...form, typed, drawn: fieldsOf(form.draft, start, numbers, {}) };
}
