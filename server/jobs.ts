/** What the shop does on its own: it lets holds run out, sends mails and cleans up. */
import { eraseNextAccount } from './account/erase-account.ts';
import type { StoreDeps } from './call.ts';
import { cleanUp } from './clean-up.ts';
import { postStockAlerts } from './mail/alert-mail.ts';
import { type MailSender, sendNextMail } from './mail/send-outbox.ts';
import { completeOrders } from './operator/complete-orders.ts';
import { refreshSettings } from './operator/shop-settings.ts';
import { expireOrders } from './order/change-order.ts';
import { sendRefunds } from './payment/send-refunds.ts';
import { endOldRedirects } from './payment/settle-try.ts';
import { announceEnds, expireQuotes } from './quote/end-quotes.ts';

const minute = 60_000;
const hour = 60 * minute;
const mailPause = 5_000;
/** How long a server may work with settings that another one has changed. */
const settingsPause = 15_000;

type IsStopped = () => boolean;
type Run = (isStopped: IsStopped) => Promise<void>;

/** Runs `step` until it finds nothing more to do, or the shop closes. */
function drain(step: () => Promise<number | boolean>): Run {
  return async (isStopped) => {
    // Each round takes what the one before left over.
    // oxlint-disable-next-line no-await-in-loop
    while (Number(await step()) > 0 && !isStopped());
  };
}

export interface Jobs {
  /** Waits for what is under way, then starts nothing more. */
  stop: () => Promise<void>;
}

/** Starts all of them. Without a `sender` mails stay in the outbox. Several servers may run them side by side. */
export function startJobs(deps: StoreDeps, sender: MailSender | null): Jobs {
  const jobs = [
    repeat(
      deps,
      'expire_orders',
      minute,
      drain(() => expireOrders(deps)),
    ),
    repeat(
      deps,
      'end_redirects',
      minute,
      drain(() => endOldRedirects(deps)),
    ),
    repeat(
      deps,
      'send_refunds',
      minute,
      drain(() => sendRefunds(deps)),
    ),
    repeat(
      deps,
      'stock_alerts',
      minute,
      drain(() => postStockAlerts(deps)),
    ),
    repeat(
      deps,
      'complete_orders',
      hour,
      drain(() => completeOrders(deps)),
    ),
    repeat(
      deps,
      'erase_accounts',
      10 * minute,
      drain(() => eraseNextAccount(deps)),
    ),
    repeat(
      deps,
      'expire_quotes',
      minute,
      drain(() => expireQuotes(deps)),
    ),
    repeat(
      deps,
      'announce_ends',
      minute,
      drain(() => announceEnds(deps)),
    ),
    repeat(deps, 'settings', settingsPause, () => refreshSettings(deps)),
    repeat(deps, 'clean_up', hour, () => cleanUp(deps)),
    ...(sender
      ? [
          repeat(
            deps,
            'send_mails',
            mailPause,
            drain(() => sendNextMail(deps, sender)),
          ),
        ]
      : []),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((stop) => stop()));
      sender?.close();
    },
  };
}

/** Runs a job now and again after each pause; a failure is logged and the next run tries anew. */
function repeat({ log }: StoreDeps, name: string, pause: number, run: Run): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let current = Promise.resolve();
  const turn = (): void => {
    current = run(() => isStopped)
      .catch((error: unknown) => log.error('job_failed', error, { job: name }))
      .then(() => {
        if (!isStopped) timer = setTimeout(turn, pause).unref();
      });
  };
  turn();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    return current;
  };
}
