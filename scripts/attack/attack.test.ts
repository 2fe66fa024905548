/** The short form of `npm run test:attack`, by a fixed seed. */
import { expect, test } from 'vitest';
import { attack } from './attack.ts';
import { worstFiles } from './worst-files.ts';

/** Some of each kind; what they hold is measured where each is read. */
const files = worstFiles.filter((_, at) => at % 8 === 0);

test('whatever is asked, the shop answers by its contract, tells nothing of its inside and goes on', { timeout: 480_000 }, async () => {
  const { faults, statuses, requests, neverDone } = await attack({
    seed: 20_261_122,
    requests: 1500,
    parts: 500,
    watchesHolds: false,
    files,
  });
  expect(faults).toEqual([]);
  expect(requests).toBe(1500);
  // What nobody reaches by chance has been reached on purpose, so that its values are known.
  const reached = [
    'order/checkout',
    'common/upload',
    'common/bom-match',
    'user/save-bom-choice',
    'common/take-handover',
    'user/save-api-key',
  ];
  expect(neverDone.filter((call) => reached.some((path) => call.endsWith(path)))).toEqual([]);
  // Enough of it gets through to reach what lies behind the checks.
  expect(statuses['200'] ?? 0).toBeGreaterThan(120);
  expect(statuses['422'] ?? 0).toBeGreaterThan(150);
});
