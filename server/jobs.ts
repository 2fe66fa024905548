/** What the shop does on its own: it lets holds run out, sends mails and cleans up. */
import { eraseNextAccount } from './account/erase-account.ts';
import type { StoreDeps } from './call.ts';
import { cleanUp } from './clean-up.ts';
import { postStockAlerts } from './mail/alert-mail.ts';
import { tellFailedMails } from './mail/failed-mails.ts';
import { type MailSender, sendNextMail } from './mail/send-outbox.ts';
import { completeOrders } from './operator/complete-orders.ts';
import { refreshSettings } from './shop-settings/shop-settings.ts';
import { expireOrders } from './order/change-order.ts';
import { sendRefunds } from './payment/send-refunds.ts';
import { endOldRedirects } from './payment/settle-try.ts';
import { announceEnds, expireQuotes } from './quote/end-quotes.ts';

const minute = 60_000;
const hour = 60 * minute;
const mailPause = 5_000;
/** How long a server may work with settings that another one has changed. */
const settingsPause = 15_000;
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
  /** Of several processes on one database only the leader works; row locks keep two that both believe so from acting twice. */
  isLeader?: () => boolean;
  /** Told after each run. */
  onRun?: (name: string, isDone: boolean) => void;
}

interface Job {
  name: string;
  pause: number;
  run: Run;
  /** Every process does it for itself. */
  isOwn?: boolean;
}

function jobsOf(deps: StoreDeps, sender: MailSender | null): Job[] {
  const jobs: Job[] = [
    { name: 'expire_orders', pause: minute, run: drain(() => expireOrders(deps)) },
    { name: 'end_redirects', pause: minute, run: drain(() => endOldRedirects(deps)) },
    { name: 'send_refunds', pause: minute, run: drain(() => sendRefunds(deps)) },
    { name: 'stock_alerts', pause: minute, run: drain(() => postStockAlerts(deps)) },
    { name: 'complete_orders', pause: hour, run: drain(() => completeOrders(deps)) },
    { name: 'erase_accounts', pause: 10 * minute, run: drain(() => eraseNextAccount(deps)) },
    { name: 'expire_quotes', pause: minute, run: drain(() => expireQuotes(deps)) },
    { name: 'announce_ends', pause: minute, run: drain(() => announceEnds(deps)) },
    { name: 'clean_up', pause: hour, run: () => cleanUp(deps) },
    { name: 'settings', pause: settingsPause, run: () => refreshSettings(deps), isOwn: true },
  ];
  if (sender) {
    jobs.push({ name: 'send_mails', pause: mailPause, run: drain(() => sendNextMail(deps, sender)) });
    jobs.push({ name: 'tell_failed_mails', pause: hour, run: async () => void (await tellFailedMails(deps)) });
  }
  return jobs;
}

/** Starts all of them. */
export function startJobs(deps: StoreDeps, { sender, isLeader = () => true, onRun = () => {} }: JobSetting): Jobs {
  const stops = jobsOf(deps, sender).map((job) => {
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
    return repeat({ ...job, run }, job.isOwn ? () => true : isLeader);
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
