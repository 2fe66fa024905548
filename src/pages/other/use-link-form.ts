import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { saveFriendlyLink } from '#contract/api/content.ts';
import { useSaveFriendlyLinkMutation } from '#src/api/content.ts';
import { useFormDraft } from '#src/components/use-form-draft.ts';
import { useWriteForm } from '#src/components/write/use-write-form.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user.ts';

const { title, url, email, description } = saveFriendlyLink.request.shape;
const schema = z.object({ title, url, email, description });

export type LinkField = keyof typeof schema.shape;
type Values = Record<LinkField | 'website', string>;

const required = ['title', 'url', 'email'] as const;

/** A link that somebody proposes. */
export function useLinkForm(onSent: (title: string) => void) {
  const { t } = useTranslation('links');
  const user = useAppSelector(selectUser);
  const [save] = useSaveFriendlyLinkMutation();
  const state = useWriteForm<Values>({
    schema,
    defaultValues: { title: '', url: '', email: user?.email ?? '', description: '', website: '' },
    ownText: (name) => {
      const own = required.find((one) => one === name);
      return own ? t(`required.${own}`) : null;
    },
    send: async ({ description: about, website, ...rest }) => {
      const answer = await save({ ...rest, ...(about.trim() && { description: about }), ...(website && { website }) });
      if (answer.data) {
        dropDraft();
        onSent(rest.title.trim());
      }
      return answer;
    },
  });
  const dropDraft = useFormDraft('link', state.form, 'everybody');
  return state;
}
