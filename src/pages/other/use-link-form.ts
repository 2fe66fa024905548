import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { linkForm } from '#contract/forms/message.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSaveFriendlyLinkMutation } from '#src/api/friendly-link.ts';
import { useFormDraft } from '#src/components/use-form-draft.ts';
import { useWriteForm } from '#src/components/write/use-write-form.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';

const loadSchema = async () => (await import('#contract/forms/message.ts')).linkForm;

export type LinkField = keyof z.output<typeof linkForm>;
type Values = Record<LinkField | 'website', string>;

const required = ['title', 'url', 'email'] as const;

/** A link that somebody proposes, and its logo, which is sent in beside the form. */
export function useLinkForm(onSent: (title: string) => void) {
  const { t } = useTranslation('links');
  const user = useAppSelector(selectUser);
  const [save] = useSaveFriendlyLinkMutation();
  const [logo, setLogo] = useState<UploadedFile[]>([]);
  const [logoError, setLogoError] = useState<string>();
  const state = useWriteForm<Values>({
    schema: loadSchema,
    defaultValues: { title: '', url: '', email: user?.email ?? '', description: '', website: '' },
    ownText: (name) => {
      const own = required.find((one) => one === name);
      return own ? t(`required.${own}`) : null;
    },
    send: async ({ description: about, website, ...rest }) => {
      const [{ file_id } = {}] = logo;
      const optional = { ...(about.trim() && { description: about }), ...(file_id && { logo: file_id }), ...(website && { website }) };
      const answer = await save({ ...rest, ...optional });
      const isLogoGone = isApiError(answer.error) && answer.error.fields?.['logo.0'] !== undefined;
      setLogoError(isLogoGone ? t('form.logo_gone') : undefined);
      if (isLogoGone) {
        setLogo([]);
        return {}; // said at its field, as of which the form knows nothing
      }
      if (answer.data) {
        dropDraft();
        onSent(rest.title.trim());
      }
      return answer;
    },
  });
  const dropDraft = useFormDraft('link', state.form, 'everybody');
  return { state, logo: { files: logo, onChange: setLogo, error: logoError } };
}
