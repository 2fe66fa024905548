/** Long work of the main thread in slices: others are answered in between. */

/** Milliseconds that all long work together may take of one turn of the event loop; its last step and what others do come on top. */
const slice = 6;

const waiting: (() => void)[] = [];
/** When this turn's work began; null while there is none. */
let began: number | null = null;

/** One piece of work goes on in each turn: many at a time hold the thread no longer than one. */
function nextTurn(): void {
  const goOn = waiting.shift();
  began = goOn ? performance.now() : null;
  if (!goOn) return;
  setImmediate(nextTurn);
  goOn();
}

/** Awaited after each step of long work; undefined while the turn has time left. */
export function letOthers(): Promise<void> | undefined {
  if (began === null) {
    began = performance.now();
    setImmediate(nextTurn);
  }
  if (performance.now() - began < slice) return undefined;
  return new Promise((goOn) => waiting.push(goOn));
}

/** As `items.map(map)`, with others answered in between. */
export async function mapInSlices<Item, Result>(items: Iterable<Item>, map: (item: Item, index: number) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    const wait = letOthers();
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    if (wait) await wait;
    results.push(map(item, results.length));
  }
  return results;
}
