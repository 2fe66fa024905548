import { expect, it } from 'vitest';
import { afterRelease, type Release } from './release-history.ts';
import { day } from '#contract/durations.ts';

const built = (id: string, bytes = 1) => ({ id, files: [`assets/${id}.js`], bytes });

/** Builds one after the other, one a day. */
function daily(ids: readonly string[], bytes = 1): Release[] {
  return ids.reduce<Release[]>((known, id, index) => afterRelease(known, built(id, bytes), index * day), []);
}
const idsOf = (releases: readonly Release[]) => releases.map(({ id }) => id);

it('keeps a build for seven days after another took its place, however old it was then', () => {
  const [one, other] = [afterRelease([], built('a'), 0), 100 * day];
  const replaced = afterRelease(one, built('b'), other);
  expect(idsOf(replaced)).toEqual(['b', 'a']);
  expect(idsOf(afterRelease(replaced, built('c'), other + 7 * day - 1))).toEqual(['c', 'b', 'a']);
  expect(idsOf(afterRelease(replaced, built('c'), other + 7 * day))).toEqual(['c', 'b']);
});

it('takes the same build again as no other', () => {
  expect(idsOf(afterRelease(daily(['a', 'b']), built('b'), 2 * day))).toEqual(['b', 'a']);
  expect(afterRelease(daily(['a', 'b']), built('b'), 2 * day)[0]?.replaced).toBeNull();
});

it('takes a build that comes back as the newest', () => {
  expect(afterRelease(daily(['a', 'b']), built('a'), 2 * day)).toEqual([
    { ...built('a'), replaced: null },
    { ...built('b'), replaced: 2 * day },
  ]);
});

it('never keeps more than twenty builds, nor more than a disk should give', () => {
  const many = Array.from({ length: 30 }, (_, index) => `n${index}`).reduce<Release[]>(
    (known, id) => afterRelease(known, built(id), 0),
    [],
  );
  expect(many).toHaveLength(20);
  expect(many[0]?.id).toBe('n29');
  expect(daily(['a', 'b', 'c', 'd'], 100_000_000)).toHaveLength(3);
});
