/** A form over a record that others may change meanwhile: saved as far as it was changed, by the record's version. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useDraft, type Version } from './use-draft.ts';
import { type Answer, useStep } from './use-step.ts';
import type { Issues } from './use-typed-numbers.ts';

interface DraftForm<Draft, Made> {
  /** As it is stored, in the form it is typed. */
  saved: Draft;
  version: Version;
  /** Sends the fields that were changed; what cannot be read goes to `issues`, and then nothing is sent. */
  requestOf: (changed: Partial<Draft>, issues: Issues, draft: Draft) => (version: Version) => Promise<Answer & { data?: Made | undefined }>;
  /** What the store has made of it. */
  madeOf: (made: Made) => { saved: Draft; version: Version };
}

export function useDraftForm<Draft extends object, Made>({ saved, version, requestOf, madeOf }: DraftForm<Draft, Made>) {
  const { t } = useTranslation('admin');
  const step = useStep('saved');
  const issueText = useIssueText();
  const [issues, setIssues] = useState<Issues>({});
  const { draft, version: seen, theirs, touched, put, settle } = useDraft(saved, version);

  async function submit(): Promise<void> {
    const changed = Object.fromEntries(touched.map((name) => [name, draft[name]])) as Partial<Draft>; // its own fields
    const found: Issues = {};
    const send = requestOf(changed, found, draft);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    await step.run(async () => {
      const answer = await send(seen);
      if (answer.data) {
        const made = madeOf(answer.data);
        settle(made.saved, made.version);
      }
      return answer;
    });
  }

  const isUnreadable = Object.keys(issues).length > 0;
  return {
    draft,
    put,
    theirs,
    isTouched: touched.length > 0,
    isBusy: step.isBusy,
    trouble: isUnreadable ? t('check') : step.trouble,
    errorAt: (path: string) => {
      const issue = issues[path];
      return issue ? issueText(issue) : step.errorAt(path);
    },
    codeAt: (path: string) => issues[path]?.code ?? step.codeAt(path),
    submit: () => void submit(),
  };
}
