import { describe, expect, test } from 'vitest';
import type { Input, InputValue } from './define.ts';
import { type AnyTool, evaluate, existsIn, mainOutput } from './evaluate.ts';
import { toolNames } from './names.ts';
import { loadTool } from './registry.ts';

const rounds = 300;
const roundsOfSolver = 6;

/** The same numbers every time, so that a failure can be repeated (Park and Miller's generator). */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A valid value: mostly around the default, sometimes far out, sometimes at a limit. */
function randomNumber(input: Extract<Input, { kind: 'quantity' | 'list' }>, base: number, random: () => number): number {
  const { min = -Infinity, above = -Infinity, max = Infinity, below = Infinity } = input;
  const low = Math.max(min, above);
  const high = Math.min(max, below);
  const kind = random();
  let value = (base === 0 ? random() : base) * 10 ** ((random() - 0.5) * (kind < 0.7 ? 1 : kind < 0.95 ? 6 : 40));
  if (kind > 0.97 && Number.isFinite(min)) value = min;
  if (random() < 0.1 && low < 0) value = -value;
  if (Number.isFinite(low) && Number.isFinite(high) && (value < low || value > high)) value = low + (high - low) * (0.01 + 0.98 * random());
  if (value <= low && value !== min) value = low === 0 ? 1e-6 : low + Math.abs(low) * 0.01 + 1e-9;
  if (value >= high && value !== max) value = Number.isFinite(high) ? high - Math.abs(high) * 0.01 - 1e-9 : value;
  return input.integer
    ? Math.min(
        Math.max(Math.round(value), Number.isFinite(low) ? Math.ceil(low + (above === low ? 1e-9 : 0)) : -1e9),
        Number.isFinite(high) ? Math.floor(high - (below === high ? 1e-9 : 0)) : 1e9,
      )
    : value;
}

function randomValue(input: Input, random: () => number): InputValue | undefined {
  if (input.kind === 'choice') return input.choices[Math.floor(random() * input.choices.length)];
  if (input.kind === 'text') return undefined;
  if (input.kind === 'list') {
    const count = input.minCount + Math.floor(random() * Math.min(5, input.maxCount - input.minCount + 1));
    return Array.from({ length: count }, () => randomNumber(input, input.default[0] ?? 1, random));
  }
  if (input.default === null) return random() < 0.4 ? undefined : randomNumber(input, 1, random);
  return random() < 0.3 ? undefined : randomNumber(input, input.default, random);
}

function randomInput(tool: AnyTool, mode: string | null, random: () => number): Record<string, unknown> {
  const values = Object.entries(tool.inputs).flatMap(([id, input]) => {
    const value = existsIn(input, mode) ? randomValue(input, random) : undefined;
    return value === undefined ? [] : [[id, value] as const];
  });
  return { ...(mode === null ? {} : { mode }), ...Object.fromEntries(values) };
}

describe.each(toolNames)('%s', (name) => {
  test('opens with results, and every result of a mode is there', async () => {
    const tool = await loadTool(name);
    for (const mode of tool.modes.length > 0 ? tool.modes : [null]) {
      const answer = evaluate(tool, mode === null ? {} : { mode });
      expect(answer, `${name} ${mode}`).toMatchObject({ ok: true });
      expect(answer.ok && answer.out[mainOutput(tool, mode)], `main result of ${mode}`).not.toBeUndefined();
    }
  });

  test('answers random valid input with results or a stated reason, never with NaN or an exception', async () => {
    const tool = await loadTool(name);
    const random = generator(name.length * 7919 + 17);
    const modes = tool.modes.length > 0 ? tool.modes : [null];
    for (let round = 0; round < (tool.slow ? roundsOfSolver : rounds); round += 1) {
      const mode = modes[round % modes.length] ?? null;
      const entered = randomInput(tool, mode, random);
      const answer = evaluate(tool, entered);
      const stated = [...Object.keys(tool.refusals), 'RESULT_OUT_OF_RANGE'];
      if (!answer.ok) {
        const { code } = answer.errors[0] ?? {};
        expect(stated, `${JSON.stringify(entered)} → ${JSON.stringify(answer.errors)}`).toContain(code);
      } else {
        for (const warning of answer.warnings) expect(tool.warnings).toContain(warning);
      }
    }
  });
});
