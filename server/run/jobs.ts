/** What the shop does on its own: it lets holds run out, sends mails and cleans up. */
import { expireApprovals } from '#server/account/company/end-approval.ts';
import { eraseNextAccount } from '#server/account/erase-account.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { bringUpToDate } from '#server/category/bring-up-to-date.ts';
import { turnDueArticle } from '#server/content/article/turn-due.ts';
import { cleanUp } from './clean-up.ts';
import { postPartAlerts } from '#server/mail/alert-mail.ts';
import { tellFailedMails } from '#server/mail/failed-mails.ts';
import { type MailSender, sendNextMail } from '#server/mail/send-outbox.ts';
import { keepSearches } from '#server/overview/count-searches.ts';
import { completeOrders } from '#server/admin/complete-orders.ts';
import { pullDueRates } from '#server/settings/pull-rates.ts';
import { refreshSettings } from '#server/settings/shop-settings.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { sendRefunds } from '#server/order/payment/send-refunds.ts';
import { endOldRedirects } from '#server/order/payment/settle-try.ts';
import { announceEnds, expireQuotes } from '#server/quote/end-quotes.ts';
import { pullDue } from '#server/admin/part-source/pull-due.ts';
import { sendEvents } from '#server/webhook/send-events.ts';
import type { SearchEngine } from '#server/search/opensearch/open-engine.ts';
import { hour, minute } from '#contract/durations.ts';

/** How soon the parts of a changed category follow. */
const categoryPause = 5_000;
const mailPause = 5_000;
/** How late an article may be public, or gone. */
const articlePause = 15_000;
const webhookPause = 5_000;
const sourcePause = 15_000;
/** How soon a search engine is told of what has changed. */
const feedPause = 1_000;
/** How long a server may work with settings that another one has changed. */
const settingsPause = 15_000;
/** How long searches are counted in memory before they are written. */
const searchPause = 10_000;
/** How soon a process takes over the work of one that ended. */
const standbyPause = 3_000;

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

/** What the jobs need of the process they run in. */
export interface JobSetting {
  /** Without one, mails stay in the outbox. */
  sender: MailSender | null;
  /** Null where each process holds the parts itself. */
  search?: SearchEngine | null;
  /** Of several processes on one database only the leader works; row locks keep two that both believe so from acting twice. */
  isLeader?: () => boolean;
  /** Whether the clock can be gone by; while it cannot, nothing is ended for its age. */
  isClockSteady?: () => boolean;
  /** Told after each run. */
  onRun?: (name: string, isDone: boolean) => void;
}

interface Job {
  name: string;
  pause: number;
  run: Run;
  /** Every process does it for itself. */
  isOwn?: boolean;
  /** Ends or removes something for its age. */
  byAge?: boolean;
}

function jobsOf(deps: StoreDeps, sender: MailSender | null, search: SearchEngine | null): Job[] {
  const jobs: Job[] = [
    { name: 'expire_orders', pause: minute, run: drain(() => expireOrders(deps)), byAge: true },
    { name: 'expire_approvals', pause: minute, run: drain(() => expireApprovals(deps)), byAge: true },
    { name: 'end_redirects', pause: minute, run: drain(() => endOldRedirects(deps)), byAge: true },
    { name: 'send_refunds', pause: minute, run: drain(() => sendRefunds(deps)) },
    { name: 'part_alerts', pause: minute, run: drain(() => postPartAlerts(deps)) },
    { name: 'complete_orders', pause: hour, run: drain(() => completeOrders(deps)), byAge: true },
    { name: 'erase_accounts', pause: 10 * minute, run: drain(() => eraseNextAccount(deps)), byAge: true },
    { name: 'turn_articles', pause: articlePause, run: drain(() => turnDueArticle(deps)), byAge: true },
    { name: 'expire_quotes', pause: minute, run: drain(() => expireQuotes(deps)), byAge: true },
    { name: 'announce_ends', pause: minute, run: drain(() => announceEnds(deps)), byAge: true },
    { name: 'send_webhooks', pause: webhookPause, run: drain(() => sendEvents(deps)) },
    { name: 'pull_sources', pause: sourcePause, run: async (isStopped) => void (await pullDue(deps, { isStopped })) },
    { name: 'pull_rates', pause: hour, run: () => pullDueRates(deps) },
    { name: 'clean_up', pause: hour, run: () => cleanUp(deps), byAge: true },
    { name: 'changed_categories', pause: categoryPause, run: drain(() => bringUpToDate(deps)) },
    { name: 'count_searches', pause: searchPause, run: () => keepSearches(deps), isOwn: true },
    { name: 'settings', pause: settingsPause, run: () => refreshSettings(deps), isOwn: true },
  ];
  if (search) jobs.push({ name: 'feed_search', pause: feedPause, run: drain(() => search.feed.step()) });
  if (sender) {
    jobs.push({ name: 'send_mails', pause: mailPause, run: drain(() => sendNextMail(deps, sender)) });
    jobs.push({ name: 'tell_failed_mails', pause: hour, run: async () => void (await tellFailedMails(deps)) });
  }
  return jobs;
}

/** Starts all of them. */
export function startJobs(
  deps: StoreDeps,
  { sender, search = null, isLeader = () => true, isClockSteady = () => true, onRun = () => {} }: JobSetting,
): Jobs {
  const stops = jobsOf(deps, sender, search).map((job) => {
    const run: Run = async (isStopped) => {
      const isDone = await job.run(isStopped).then(
        () => true,
        (error: unknown) => {
          deps.log.error('job_failed', error, { job: job.name });
          return false;
        },
      );
      onRun(job.name, isDone);
    };
    const isMine = (): boolean => {
      // Asked by every job in turn, so that no jump is missed between two looks.
      const isSteady = isClockSteady();
      return job.isOwn === true || (isLeader() && (isSteady || !job.byAge));
    };
    return repeat({ ...job, run }, isMine);
  });
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      sender?.close();
    },
  };
}

/** Runs a job now and again after each pause, while this process is the one to do it. */
function repeat({ pause, run }: Job, isMine: () => boolean): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let current = Promise.resolve();
  const turn = (): void => {
    const isTurn = isMine();
    current = (isTurn ? run(() => isStopped) : Promise.resolve()).then(() => {
      if (!isStopped) timer = setTimeout(turn, isTurn ? pause : Math.min(pause, standbyPause)).unref();
    });
  };
  turn();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    return current;
  };
}
