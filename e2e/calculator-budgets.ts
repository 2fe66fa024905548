/** Speed of the calculators (`npm run bench:calc`): closed forms a second in Node, field solutions in Chromium's worker; `--accuracy`: their errors. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { evaluate } from '#calculators/evaluate.ts';
import { toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import { writeAccuracy } from './calculator-accuracy.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop } from './shop.ts';

const closedFormsPerSecond = 20_000;
const solverMilliseconds = 50;
const measured = 300;
/** Boundary elements, though quick enough for the page. */
const numerical: ReadonlySet<string> = new Set(['PlateCapacitor']);

async function closedForms(): Promise<{ name: string; rate: number }[]> {
  const rates: { name: string; rate: number }[] = [];
  for (const name of toolNames) {
    const tool = await loadTool(name);
    if (tool.slow || numerical.has(name)) continue;
    const run = () => evaluate(tool, {});
    const until = performance.now() + measured / 3;
    while (performance.now() < until) run(); // warm
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < measured) {
      run();
      count += 1;
    }
    rates.push({ name, rate: (count / (performance.now() - start)) * 1000 });
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

/** Median milliseconds of one evaluation with the default inputs, by tool and mode, in the page's own worker. */
async function solverTimes(): Promise<{ name: string; milliseconds: number }[]> {
  const file = workerFile();
  const questions = (
    await Promise.all(
      toolNames.map(async (name) => {
        const { slow, modes } = await loadTool(name);
        return slow ? (modes.length > 0 ? modes : [null]).map((mode) => ({ name, entered: mode === null ? {} : { mode } })) : [];
      }),
    )
  ).flat();
  const [browser, shop] = await Promise.all([openBrowser(), openShop({ parts: 200 })]);
  try {
    // The measuring script is not one of the shop's own, so the page's policy would not let it start a worker.
    const { page } = await visit(browser, { bypassCSP: true });
    await page.goto(`${shop.address('en')}/about/contactUs`);
    return await page.evaluate(
      async ({ script, asked }) => {
        const worker = new Worker(script, { type: 'module' });
        const ask = (id: number, question: object) =>
          new Promise<number>((resolve) => {
            const start = performance.now();
            worker.addEventListener('message', () => resolve(performance.now() - start), { once: true });
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
            worker.postMessage({ id, ...question });
          });
        const times = [];
        let id = 0;
        for (const question of asked) {
          const runs = [];
          for (let round = 0; round < 9; round += 1) runs.push(await ask((id += 1), question));
          times.push({ name: `${question.name} ${question.entered.mode ?? ''}`, milliseconds: runs.toSorted((a, b) => a - b)[4] ?? 0 });
        }
        return times;
      },
      { script: `/assets/${basename(file)}`, asked: questions },
    );
  } finally {
    await Promise.all([browser.close(), shop.remove()]);
  }
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
  for (const { name, milliseconds } of times)
    console.log(`${name.padEnd(48)} ${milliseconds.toFixed(1)} ms (budget ${solverMilliseconds})`);
  if (total < closedFormsPerSecond || times.some(({ milliseconds }) => milliseconds > solverMilliseconds)) process.exitCode = 1;
}

await (process.argv.includes('--accuracy') ? writeAccuracy() : measureSpeed());
