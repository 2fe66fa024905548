/** Computes slow calculators and their plots beside the page, so that typing never waits for them. Built pages of theirs cannot do it themselves (`build/page-definitions.ts`). */
import type { InputValue, OutputValue } from '#calculators/define.ts';
import { type AnyTool, evaluate, type Evaluation } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';
import type { PlotData } from '#calculators/plot.ts';
import { scriptAddress } from '#src/ui/trusted-types.ts';
// oxlint-disable-next-line import/default -- Vite makes the default export, the address of the built worker
import workerUrl from './tool.worker.ts?worker&url';
import { portEvent } from './worker-port.ts';

/** What is asked, what it is asked for, and what comes back. */
interface Jobs {
  /** One point of a sweep: it stands behind what the fields ask, and no newer field overtakes it. */
  point: { given: Readonly<Record<string, unknown>>; answer: Evaluation };
  evaluate: { given: Readonly<Record<string, unknown>>; answer: Evaluation };
  plot: { given: { given: Record<string, InputValue>; out: Record<string, OutputValue> }; answer: readonly PlotData[] };
}
type Job = keyof Jobs;

export type Question = { [J in Job]: { id: number; job: J; name: ToolName; given: Jobs[J]['given'] } }[Job];
export type Answer = { [J in Job]: { id: number; job: J; answer: Jobs[J]['answer'] } }[Job];

type Waiting = { [J in Job]: Map<number, (answer: Jobs[J]['answer']) => void> };

let runner: Worker | MessagePort | null = null;
let last = 0;
const waiting: Waiting = { point: new Map(), evaluate: new Map(), plot: new Map() };

function settle<J extends Job>(job: J, id: number, answer: Jobs[J]['answer']): void {
  waiting[job].get(id)?.(answer);
  waiting[job].delete(id);
}

/** Where a browser makes no worker, the page runs its script itself, one question after the other. */
function onPage(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const hand = () => dispatchEvent(new CustomEvent(portEvent, { detail: port2 }));
  import(/* @vite-ignore */ scriptAddress(workerUrl)).then(hand, () => {}); // offline and not kept
  port1.start();
  return port1;
}

function theRunner(): Worker | MessagePort | null {
  if (runner || !import.meta.env.PROD) return runner;
  try {
    runner = new Worker(scriptAddress(workerUrl), { type: 'module' });
  } catch {
    runner = onPage();
  }
  runner.addEventListener('message', (event) => {
    const { job, id, answer } = (event as MessageEvent<Answer>).data; // both kinds send messages, which the types say of neither
    settle(job, id, answer);
  });
  return runner;
}

/** Null where the page has what computes: while developing, and in tests. */
function ask<J extends Job>(
  job: J,
  name: ToolName,
  given: Jobs[J]['given'],
  done: (answer: Jobs[J]['answer']) => void,
): (() => void) | null {
  const where = theRunner();
  if (!where) return null;
  last += 1;
  const id = last;
  waiting[job].set(id, done);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  where.postMessage({ id, job, name, given });
  return () => void waiting[job].delete(id);
}

function later(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

/** Answers later; the returned function makes it not answer at all. */
export function evaluateInWorker(tool: AnyTool, entered: Jobs['evaluate']['given'], done: (answer: Evaluation) => void): () => void {
  return ask('evaluate', tool.name, entered, done) ?? later(() => done(evaluate(tool, entered)));
}

/** One of many results of a calculator, in the order of asking. */
export function pointInWorker(tool: AnyTool, entered: Jobs['point']['given'], done: (answer: Evaluation) => void): () => void {
  return ask('point', tool.name, entered, done) ?? later(() => done(evaluate(tool, entered)));
}

/** The same for the plots of a result; `here` makes them without a worker. */
export function plotInWorker(
  name: ToolName,
  result: Jobs['plot']['given'],
  here: () => readonly PlotData[],
  done: (plots: readonly PlotData[]) => void,
): () => void {
  return ask('plot', name, result, done) ?? later(() => done(here()));
}
