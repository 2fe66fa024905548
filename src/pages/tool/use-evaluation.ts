/** Results of a calculator for what stands in its fields, computed here or, when that takes longer than a frame, in a worker. */
import { useEffect, useMemo, useState } from 'react';
import type { InputValue } from '#calculators/define.ts';
import { type AnyTool, evaluate, type Evaluation } from '#calculators/evaluate.ts';
import { evaluateInWorker } from './ask-worker.ts';

type Computed = Evaluation & { ok: true };
type Given = Readonly<Record<string, InputValue>>;

export interface EvaluationState {
  answer: Evaluation | null;
  /** The last answer that was a result. */
  result: Computed | null;
  /** What that result was computed from. */
  given: Given;
  isPending: boolean;
}

function withDefaults(tool: AnyTool, entered: Readonly<Record<string, unknown>>): Given {
  const defaults = Object.entries(tool.inputs).map(([id, { default: value }]) => [id, value]);
  return { mode: tool.modes[0] ?? null, ...Object.fromEntries(defaults), ...entered };
}

/** `readable` is false while a field holds no value: then the last result stays. */
export function useEvaluation(tool: AnyTool, entered: Readonly<Record<string, unknown>>, readable: boolean): EvaluationState {
  const [slow, setSlow] = useState<{ of: object; answer: Evaluation } | null>(null);
  const direct = useMemo(() => (readable && !tool.slow ? evaluate(tool, entered) : null), [tool, entered, readable]);
  useEffect(() => {
    if (!readable || !tool.slow) return undefined;
    return evaluateInWorker(tool, entered, (answer) => setSlow({ of: entered, answer }));
  }, [tool, entered, readable]);

  const isPending = readable && tool.slow === true && slow?.of !== entered;
  const answer = tool.slow ? (readable && !isPending ? (slow?.answer ?? null) : null) : direct;
  const [last, setLast] = useState<{ result: Computed | null; given: Given }>(() => ({ result: null, given: withDefaults(tool, entered) }));
  if (answer?.ok && last.result !== answer) {
    const next = { result: answer, given: withDefaults(tool, entered) };
    setLast(next);
    return { answer, ...next, isPending };
  }
  return { answer, ...last, isPending };
}
