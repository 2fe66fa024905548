import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDemo } from '#server/run/open-store.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { floors, scoreMatches, total } from '#server/testing/match-score.ts';

/** The short form of `npm run bench:match`. */
const parts = 3000;
/** So many that two written rows, whose numbers a small catalog lacks and which count as wrong by what is taken in their place, weigh less than the floor. */
const rows = 480;

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ settings: { catalogMaxAgeMs: defaultSettings.catalogMaxAgeMs } });
  await fillDemo(store.db, parts, () => {});
});
afterAll(() => store.close());

it('what is chosen is right, and so is nearly all that is called likely', async () => {
  const scores = await scoreMatches(store.app, store.db, rows);
  const all = total(scores);
  const wrong = scores.flatMap((score) => score.wrong);
  expect(all.chosen).toBeGreaterThan(rows / 3);
  expect(all.chosenRight / all.chosen, wrong.join('\n')).toBeGreaterThanOrEqual(floors.chosen);
  expect(all.likelyRight / all.likely, wrong.join('\n')).toBeGreaterThanOrEqual(floors.likely);
  // Of a small catalog people ask for more than there is.
  const made = total(scores.filter(({ trait }) => !trait.startsWith('written')));
  expect(made.found / made.answerable).toBeGreaterThan(0.8);
});
