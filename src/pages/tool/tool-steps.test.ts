import { expect, it } from 'vitest';
import { firstStep, type StepAction, type Steps, takeStep } from './tool-steps.ts';

const to = (value: string, about: string | null = null): StepAction<string> => ({ kind: 'change', about, next: () => value });
const after = (...actions: StepAction<string>[]): Steps<string> =>
  actions.reduce((steps: Steps<string>, action) => takeStep(steps, action), firstStep('a'));

it('goes back and forth, and forgets what was undone when something else is done', () => {
  expect(after(to('b'), to('c'), { kind: 'undo' }).present).toBe('b');
  expect(after(to('b'), to('c'), { kind: 'undo' }, { kind: 'undo' }, { kind: 'redo' }).present).toBe('b');
  expect(after(to('b'), { kind: 'undo' }, to('d'), { kind: 'redo' }).present).toBe('d');
  expect(after({ kind: 'undo' }, { kind: 'redo' }).present).toBe('a');
});

it('takes what is typed into one field as one step, until the field is left', () => {
  expect(after(to('1', 'r'), to('12', 'r'), { kind: 'undo' }).present).toBe('a');
  expect(after(to('1', 'r'), to('12', 's'), { kind: 'undo' }).present).toBe('1');
  expect(after(to('1', 'r'), { kind: 'close' }, to('12', 'r'), { kind: 'undo' }).present).toBe('1');
});

it('numbers the steps, and keeps a hundred', () => {
  expect(after(to('1', 'r'), to('12', 'r')).number).toBe(1);
  expect(after(to('1', 'r'), { kind: 'undo' }).number).toBe(2);
  expect(after(...Array.from({ length: 150 }, (_, index) => to(String(index)))).past).toHaveLength(100);
});
