import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectIsBuildUpdated } from '#src/store/build-selectors.ts';
import { createStore } from '#src/store/store.ts';
import { server } from '#src/testing/server.ts';
import { watchBuild } from './build-watch.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

const fiveMinutes = 300_000;
let stop = () => {};

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function serveBuild(answer: () => Response) {
  const asked: string[] = [];
  server.use(
    http.get('*/builds/latest.json', ({ request }) => {
      asked.push(request.url);
      return answer();
    }),
  );
  return asked;
}

it('marks an update when the manifest names another build, asking with the time so that no cache answers', async () => {
  let id = 'one';
  const asked = serveBuild(() => HttpResponse.json({ id, timestamp: 1 }));
  const store = createStore();
  stop = watchBuild(store, 'one');
  vi.advanceTimersByTime(fiveMinutes);
  await vi.waitFor(() => expect(asked).toHaveLength(1), soon);
  expect(new URL(asked[0] ?? '').searchParams.get('t')).toMatch(/^\d{13}$/);
  expect(selectIsBuildUpdated(store.getState())).toBe(false);
  id = 'two';
  vi.advanceTimersByTime(fiveMinutes);
  await vi.waitFor(() => expect(selectIsBuildUpdated(store.getState())).toBe(true), soon);
});

it('looks every five minutes, although timers and answers are not to the millisecond', async () => {
  const asked = serveBuild(() => HttpResponse.json({ id: 'one', timestamp: 1 }));
  stop = watchBuild(createStore(), 'one');
  vi.setSystemTime(Date.now() + 40); // the look itself came a little late
  vi.advanceTimersByTime(fiveMinutes);
  await vi.waitFor(() => expect(asked).toHaveLength(1), soon);
  vi.setSystemTime(Date.now() - 40);
  vi.advanceTimersByTime(fiveMinutes);
  await vi.waitFor(() => expect(asked).toHaveLength(2), soon);
});

it('ignores a manifest that is missing or broken', async () => {
  const answers = [() => HttpResponse.error(), () => HttpResponse.json({}), () => new HttpResponse('gone', { status: 503 })];
  const asked = serveBuild(() => answers[asked.length - 1]?.() ?? HttpResponse.error());
  const store = createStore();
  stop = watchBuild(store, 'one');
  for (let look = 1; look <= answers.length; look += 1) {
    vi.advanceTimersByTime(fiveMinutes);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await vi.waitFor(() => expect(asked).toHaveLength(look), soon);
  }
  expect(selectIsBuildUpdated(store.getState())).toBe(false);
});
