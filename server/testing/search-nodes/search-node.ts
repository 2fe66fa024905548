/** OpenSearch nodes, each in a process of its own, made by the few lines of `e2e/search-engine`. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';

const source = join(import.meta.dirname, '../../../e2e/search-engine');

/** Whether this machine can start one: the shop itself needs no Java. */
export function hasJava(): boolean {
  return ['java', 'javac', 'mvn'].every((tool) => spawnSync(tool, [tool === 'mvn' ? '--version' : '-version']).status === 0);
}

/** Compiles what starts a node, with OpenSearch itself from Maven Central, into a folder; gives the class path. */
export function compileSearchNode(folder: string): string {
  const list = join(folder, 'classpath');
  execFileSync('mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${list}`], { cwd: source, stdio: 'inherit' });
  const libraries = execFileSync('cat', [list], { encoding: 'utf8' }).trim();
  execFileSync('javac', ['-cp', libraries, '-d', folder, join(source, 'SearchEngine.java')], { stdio: 'inherit' });
  return `${folder}:${libraries}`;
}

export interface SearchNode {
  url: string;
  pid: () => number;
  /** Again, with the data that it had. */
  start: () => Promise<void>;
  /** At once, as a lost machine. */
  kill: () => Promise<void>;
  /** In order. */
  stop: () => Promise<void>;
}

export interface SearchMemory {
  /** Such as `512m`. */
  heap: string;
  /** What collects its garbage. */
  collector: readonly string[];
}

/** Little processor for little memory. */
export const spare: SearchMemory = { heap: '512m', collector: ['-XX:+UseSerialGC'] };

/** OpenSearch's own choice (its `jvm.options`): a full heap that is not collected in time makes it refuse searches with 429. */
export const ownCollector = ['-XX:+UseG1GC', '-XX:G1ReservePercent=25', '-XX:InitiatingHeapOccupancyPercent=30'] as const;

/** So many nodes of one cluster, with so much memory each; started all together. */
export async function startSearchNodes(
  classpath: string,
  folder: string,
  count: number,
  { heap, collector }: SearchMemory = spare,
): Promise<SearchNode[]> {
  const transports = await Promise.all(Array.from({ length: count }, freePort));
  const nodes = await Promise.all(
    transports.map(async (_port, place) => {
      const [port, home] = [await freePort(), join(folder, `node-${place + 1}`)];
      mkdirSync(home, { recursive: true });
      const flags = [`-Xms${heap}`, `-Xmx${heap}`, ...collector, '-cp', classpath];
      return nodeOf([...flags, 'SearchEngine', home, String(port), String(place + 1), ...transports.map(String)], port);
    }),
  );
  await Promise.all(nodes.map(({ start }) => start()));
  return nodes;
}

function nodeOf(words: string[], port: number): SearchNode {
  let running: ChildProcess | null = null;
  const end = async (how: (node: ChildProcess) => void): Promise<void> => {
    const node = running;
    running = null;
    if (!node || node.exitCode !== null || node.signalCode !== null) return;
    const ended = once(node, 'exit');
    how(node);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => running?.pid ?? 0,
    start: async () => {
      running = spawn('java', words, { stdio: ['pipe', 'pipe', 'pipe'] });
      await untilReady(running);
    },
    kill: () => end((node) => node.kill('SIGKILL')),
    stop: () => end((node) => node.stdin?.end()),
  };
}

function untilReady(node: ChildProcess): Promise<void> {
  let told = '';
  return new Promise((done, refuse) => {
    for (const stream of [node.stdout, node.stderr]) {
      stream?.on('data', (text: Buffer) => {
        told = `${told}${text.toString()}`.slice(-20_000);
        if (told.includes('the engine is ready')) done();
      });
    }
    node.once('exit', () => refuse(new Error(`OpenSearch ended at once:\n${told}`)));
  });
}
