/** A form of the settings: one part of them, saved as far as it was changed. */
import { use } from 'react';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { saveSettings, SettingsPart, ShownSettings } from '#contract/api/admin/settings.ts';
import { useSaveSettingsMutation } from '#src/api/admin/settings.ts';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';

type Request = RequestOf<typeof saveSettings>;

interface PartForm<Draft> {
  part: SettingsPart;
  settings: ShownSettings;
  /** As it is typed. */
  draftOf: (settings: ShownSettings) => Draft;
  /** What goes to the store of the fields that were changed; what cannot be read goes to `issues`. */
  requestOf: (changed: Partial<Draft>, issues: Issues, draft: Draft) => Request;
}

export function usePartForm<Draft extends object>({ part, settings, draftOf, requestOf }: PartForm<Draft>) {
  const send = use(FactorContext);
  const [save] = useSaveSettingsMutation();
  return useDraftForm<Draft, ShownSettings>({
    saved: draftOf(settings),
    version: settings.versions[part],
    requestOf: (changed, issues, draft) => {
      const request = requestOf(changed, issues, draft);
      return (version) => send(() => save({ ...request, versions: { [part]: Number(version) }, idempotencyKey: crypto.randomUUID() }));
    },
    madeOf: (made) => ({ saved: draftOf(made), version: made.versions[part] }),
  });
}
