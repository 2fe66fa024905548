/** `npm run -s shop -- audit`: who changed what, when. */
import { getAudit } from '#contract/api/admin/audit.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { readRequest } from '#server/http/read-request.ts';
import { asTable, readCount, readWords, tellProblems } from '#server/kernel/console.ts';
import { findAudit } from './find-audit.ts';

export const auditHelp = `tells who changed what, the newest first; kept for two years:
             audit --actor NAME --target NUMBER --action order. --from 2026-11-01 --to 2026-11-30 --page 2`;

const text = { type: 'string' } as const;

/** Runs the words after "audit". */
export function runAudit({ db }: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values } = readWords(words, { actor: text, target: text, action: text, from: text, to: text, page: text });
    const page = values.page === undefined ? undefined : readCount(values.page, 'page', 1);
    const request = readRequest(getAudit.request, { ...values, page, page_size: 50 });
    const { list, total, current_page, last_page } = await findAudit(db, request);
    const rows = list.map(({ at, actor, role, action, target, detail }) => [
      at.slice(0, 19),
      actor,
      role ?? '',
      action,
      target,
      JSON.stringify(detail),
    ]);
    for (const line of asTable(rows)) console.log(line);
    console.log(total === 0 ? 'Nothing was changed.' : `${total} changes, page ${current_page} of ${last_page}`);
  });
}
