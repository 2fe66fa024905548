import { setTimeout as pause } from 'node:timers/promises';

/** Asks again while the shop is too busy to answer, as its `Retry-After` wants; sooner, for a test. */
export async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const answer = await ask();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const isBusy = answer.status === 503 || (await answer.clone().text()).includes('"idempotency_in_progress"');
    if (!isBusy) return answer;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(200);
  }
}
