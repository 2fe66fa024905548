import { expect, test } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { tool } from './definition.ts';

function results(entered: Record<string, unknown>): Record<string, unknown> {
  const answer = evaluate(tool, entered);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.out;
}

const month = 2_629_800;

test.each([0, 1e-9, 0.002, 0.2])('a cell of the needed capacity lasts as long as wanted, with a self-discharge of %s', (selfDischarge) => {
  const { requiredCapacity, selfDischargeShare } = results({ mode: 'requiredCapacity', selfDischarge, targetLife: 30 * month });
  const back = results({ mode: 'dutyCycle', selfDischarge, capacity: requiredCapacity });
  expect(Number(back['life']) / (30 * month)).toBeCloseTo(1, 12);
  expect(back['selfDischargeShare']).toBeCloseTo(Number(selfDischargeShare), 12);
});

test('the allowed current empties the cell in the wanted life', () => {
  const { averageCurrent } = results({ mode: 'allowedCurrent', targetLife: 30 * month });
  expect(Number(results({ loadCurrent: averageCurrent })['life']) / (30 * month)).toBeCloseTo(1, 12);
});

test('a loss far below the load keeps its digits', () => {
  const { life, selfDischargeShare } = results({ selfDischarge: 1e-12, loadCurrent: 0.05 });
  // Half of what the full charge would lose in that time.
  expect(Number(selfDischargeShare) / ((1e-12 * Number(life)) / month / 2)).toBeCloseTo(1, 9);
});

test('the share that is lost rises without a step between series and logarithm', () => {
  const shares = [0.1, 0.101, 0.102, 0.103, 0.104].map((selfDischarge) =>
    Number(results({ selfDischarge, loadCurrent: 0.0151 })['selfDischargeShare']),
  );
  const steps = shares.slice(1).map((share, index) => share - (shares[index] ?? 0));
  expect(Math.min(...steps) / Math.max(...steps)).toBeGreaterThan(0.99);
});

test('at the rated current Peukert changes nothing', () => {
  expect(results({ mode: 'peukert', dischargeCurrent: 5, ratedCapacity: 100, ratedTime: 72_000 })['effectiveCapacity']).toBeCloseTo(100, 9);
});
