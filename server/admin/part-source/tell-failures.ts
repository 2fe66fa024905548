import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { locales } from '#contract/locale.ts';
import { formatCount } from '#server/kernel/format.ts';
import { serverText } from '#server/kernel/words.ts';
import { post } from '#server/mail/post.ts';
import type { PullReason } from './pull-failure.ts';

const kind = 'source_trouble';
/** So many in a row are no hiccup. */
const patience = 3;

interface Failure {
  name: string;
  /** In a row, this one included. */
  failures: number;
  reason?: PullReason | null | undefined;
  detail?: string | null | undefined;
}

/** Posts a mail to the shop after the third failure in a row, and no other until a run was right. */
export async function tellFailures(deps: StoreDeps, queries: Queries, { name, failures, reason, detail }: Failure): Promise<void> {
  const { email: to } = deps.settings.site;
  if (to === '' || failures !== patience) return;
  await post(deps, queries, {
    kind,
    to,
    locale: 'en',
    values: { source: name, failures: formatCount(failures, 'en') },
    blocks: ({ say }) => [
      {
        kind: 'table',
        head: [say(`${kind}.reason`)],
        rows: [[[serverText(locales.en, `admin_part_sources:reason.${reason ?? 'unreadable'}`), detail ?? ''].join(' ').trim()]],
      },
      { kind: 'text', text: say(`${kind}.advice`) },
    ],
  });
}
