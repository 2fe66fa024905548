/**
 * Speed of the calculators (`npm run bench:calc`): closed forms a second in Node, field solutions in Chromium's worker, both by the processor's
 * time, which what else the machine does hardly changes; `--accuracy`: their errors.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { evaluate } from '#calculators/evaluate.ts';
import { toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { writeAccuracy } from './calculator-accuracy.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop } from './shop.ts';

const closedFormsPerSecond = 20_000;
/** One solution, the first mode of a calculator; a dimension that is sought for it takes about seven quick ones and three. */
const solverMilliseconds = { solution: 50, search: 100 };
/** Evaluations that a field solution is measured over. */
const rounds = 20;
/** Milliseconds of the processor that each closed form is tried for. */
const measured = 300;
/** Boundary elements, though quick enough for the page. */
const numerical: ReadonlySet<string> = new Set(['PlateCapacitor']);

/** Milliseconds of the processor that this process has used since. */
function usedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function countWithin(milliseconds: number, run: () => void): number {
  const start = process.cpuUsage();
  for (let count = 0; ; count += 1) {
    const used = usedSince(start);
    if (used >= milliseconds) return (count / used) * 1000;
    run();
  }
}

async function closedForms(): Promise<{ name: string; rate: number }[]> {
  const rates: { name: string; rate: number }[] = [];
  for (const name of toolNames) {
    const tool = await loadTool(name);
    if (tool.slow || numerical.has(name)) continue;
    const run = () => evaluate(tool, {});
    countWithin(measured / 3, run); // warm
    rates.push({ name, rate: countWithin(measured, run) });
  }
  return rates.toSorted((a, b) => a.rate - b.rate);
}

/** The worker of the newest build; the folder holds those of earlier ones too. */
function workerFile(): string {
  const list = 'dist/offline.json';
  const { files } = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { files: [] }) as { files: string[] }; // our own build's file
  const file = files.find((path) => path.includes('/tool.worker-'));
  if (file === undefined) throw new Error('There is no build: run `npm run build`');
  return file;
}

/** Milliseconds of the processor that the browser's pages have used. */
async function usedByPages(system: CDPSession): Promise<number> {
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

interface SolverTime {
  name: string;
  milliseconds: number;
  budget: number;
}

/** Milliseconds of the processor that one evaluation with the default inputs takes, by tool and mode, in the page's own worker. */
async function solverTimes(): Promise<SolverTime[]> {
  const file = workerFile();
  const [browser, shop] = await Promise.all([openBrowser(), openShop({ parts: 200 })]);
  try {
    // The measuring script is not one of the shop's own, so the page's policy would not let it start a worker.
    const { page } = await visit(browser, { bypassCSP: true });
    await page.goto(`${shop.address('en')}/about/contactUs`);
    const worker = await page.evaluateHandle((script) => new Worker(script, { type: 'module' }), `/assets/${basename(file)}`);
    const system = await browser.newBrowserCDPSession();
    const ask = (times: number, question: object) =>
      worker.evaluate(
        async (asked, { times: left, question: what }) => {
          for (let id = 0; id < left; id += 1) {
            const answer = new Promise((resolve) => asked.addEventListener('message', resolve, { once: true }));
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
            asked.postMessage({ id, ...what });
            await answer;
          }
        },
        { times, question },
      );
    const found: SolverTime[] = [];
    for (const { isSearch, ...question } of await slowQuestions()) {
      await ask(2, question); // warm
      const before = await usedByPages(system);
      await ask(rounds, question);
      const used = (await usedByPages(system)) - before;
      found.push({
        name: `${question.name} ${question.given.mode ?? ''}`,
        milliseconds: used / rounds,
        budget: solverMilliseconds[isSearch ? 'search' : 'solution'],
      });
    }
    return found;
  } finally {
    await Promise.all([browser.close(), shop.remove()]);
  }
}

/** What the page asks its worker for: each slow calculator in each of its modes. */
async function slowQuestions() {
  const asked = toolNames.map(async (name) => {
    const { slow, modes } = await loadTool(name);
    if (!slow) return [];
    const first = { job: 'evaluate', name, given: {} as { mode?: string }, isSearch: false } as const;
    return modes.length === 0 ? [first] : modes.map((mode, place) => ({ ...first, given: { mode }, isSearch: place > 0 }));
  });
  return (await Promise.all(asked)).flat();
}

/** Prints all times; the process fails where one is over its budget. */
async function measureSpeed(): Promise<void> {
  const rates = await closedForms();
  for (const { name, rate } of rates.slice(0, 10)) console.log(`${name.padEnd(36)} ${Math.round(rate).toLocaleString('en')} /s`);
  const total = rates.length / rates.reduce((sum, { rate }) => sum + 1 / rate, 0);
  console.log(
    `All closed forms in turn: ${Math.round(total).toLocaleString('en')} /s (budget ${closedFormsPerSecond.toLocaleString('en')})`,
  );
  const times = (await solverTimes()).toSorted((a, b) => b.milliseconds - a.milliseconds);
  for (const { name, milliseconds, budget } of times) console.log(`${name.padEnd(48)} ${milliseconds.toFixed(1)} ms (budget ${budget})`);
  if (total < closedFormsPerSecond || times.some(({ milliseconds, budget }) => milliseconds > budget)) process.exitCode = 1;
}

await (process.argv.includes('--accuracy') ? writeAccuracy() : measureSpeed());
