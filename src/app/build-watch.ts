import { fetchLatestBuild } from '#src/api/build.ts';
import { buildUpdated } from '#src/store/build.ts';
import { selectIsBuildUpdated } from '#src/store/build-selectors.ts';
import type { Store } from '#src/store/store.ts';

const everyMilliseconds = 5 * 60_000;
/** Timers run a little early or late; without leave for that, every other look would fall out. */
const leeway = 5_000;

/** Looks for a new build every five minutes and when the page is shown again; a different id marks an update. Returns how to stop. */
export function watchBuild(store: Store, currentId: string): () => void {
  let lastLook = Date.now();
  async function look() {
    lastLook = Date.now();
    const latest = await fetchLatestBuild(lastLook);
    if (latest !== null && latest !== currentId) store.dispatch(buildUpdated());
  }
  function lookWhenDue() {
    if (document.hidden || selectIsBuildUpdated(store.getState()) || Date.now() - lastLook < everyMilliseconds - leeway) return;
    void look();
  }
  const timer = setInterval(lookWhenDue, everyMilliseconds);
  document.addEventListener('visibilitychange', lookWhenDue);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookWhenDue);
  };
}
