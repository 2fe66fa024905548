/** A form of the settings: one part of them, saved as far as it was changed. */
import { use, useState } from 'react';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { saveSettings, SettingsPart, ShownSettings } from '#contract/api/admin-settings.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { useSaveSettingsMutation } from '#src/api/admin-settings.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useTranslation } from 'react-i18next';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { useDraft } from './use-draft.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Request = RequestOf<typeof saveSettings>;
/** What cannot be read, by its path in the request. */
export type Issues = Record<string, FieldIssue>;

interface PartForm<Draft> {
  part: SettingsPart;
  settings: ShownSettings;
  /** As it is typed. */
  draftOf: (settings: ShownSettings) => Draft;
  /** What goes to the store of the fields that were changed; what cannot be read goes to `issues`. */
  requestOf: (changed: Partial<Draft>, issues: Issues) => Request;
}

export function usePartForm<Draft extends object>({ part, settings, draftOf, requestOf }: PartForm<Draft>) {
  const { t } = useTranslation('admin');
  const step = useStep();
  const send = use(FactorContext);
  const issueText = useIssueText();
  const [save] = useSaveSettingsMutation();
  const [isSaved, setSaved] = useState(false);
  const [issues, setIssues] = useState<Issues>({});
  const { draft, version, theirs, touched, put, settle } = useDraft(draftOf(settings), settings.versions[part]);

  async function submit(): Promise<void> {
    const changed = Object.fromEntries(touched.map((name) => [name, draft[name]])) as Partial<Draft>; // its own fields
    const found: Issues = {};
    const request = requestOf(changed, found);
    setIssues(found);
    setSaved(false);
    if (Object.keys(found).length > 0) return;
    const isMade = await step.run(async () => {
      const answer = await send(() => save({ ...request, versions: { [part]: version }, idempotencyKey: crypto.randomUUID() }));
      if (answer.data) settle(draftOf(answer.data), answer.data.versions[part]);
      return answer;
    });
    setSaved(isMade);
  }

  const isUnreadable = Object.keys(issues).length > 0;
  return {
    draft,
    put: (change: Partial<Draft>) => {
      setSaved(false);
      put(change);
    },
    theirs,
    isSaved,
    isBusy: step.isBusy,
    trouble: isUnreadable ? t('check') : step.trouble,
    errorAt: (path: string) => {
      const issue = issues[path];
      return issue ? issueText(issue) : step.errorAt(path);
    },
    submit: () => void submit(),
  };
}

export type FormOfPart<Draft extends object> = ReturnType<typeof usePartForm<Draft>>;
