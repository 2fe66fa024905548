/** `npm run test:search`: the tests of lists, facets, searches, suggestions and bills once more, answered by OpenSearch. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'e2e/search-engine');
const suites = [
  'server/search/opensearch',
  'server/routes/facets.test.ts',
  'server/routes/catalog.test.ts',
  'server/routes/search',
  'server/routes/bom',
];

/** A machine without Java leaves these tests out: the shop itself needs none. */
function hasTools(): boolean {
  return ['java', 'javac', 'mvn'].every((tool) => spawnSync(tool, [tool === 'mvn' ? '--version' : '-version']).status === 0);
}

/** Compiles the few lines that start a node, with OpenSearch itself from Maven Central. */
function compile(folder: string): string {
  const list = join(folder, 'classpath');
  execFileSync('mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${list}`], { cwd: source, stdio: 'inherit' });
  const libraries = execFileSync('cat', [list], { encoding: 'utf8' }).trim();
  execFileSync('javac', ['-cp', libraries, '-d', folder, join(source, 'SearchEngine.java')], { stdio: 'inherit' });
  return `${folder}:${libraries}`;
}

/** One node with half a gigabyte; it ends with its standard input. */
function start(folder: string, classpath: string, port: number): Promise<ChildProcess> {
  const flags = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-cp', classpath];
  const engine = spawn('java', [...flags, 'SearchEngine', join(folder, 'data'), String(port), '1'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let told = '';
  return new Promise((done, refuse) => {
    for (const stream of [engine.stdout, engine.stderr]) {
      stream.on('data', (text: Buffer) => {
        told = `${told}${text.toString()}`.slice(-20_000);
        if (told.includes('the engine is ready')) done(engine);
      });
    }
    engine.once('exit', () => refuse(new Error(`OpenSearch ended at once:\n${told}`)));
  });
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-search-'));
  try {
    const port = await freePort();
    const engine = await start(folder, compile(folder), port);
    const env = { ...process.env, TEST_SEARCH_URL: `http://127.0.0.1:${port}` };
    const asked = process.argv.slice(2);
    const { status } = spawnSync('vitest', ['run', ...(asked.length > 0 ? asked : suites)], { cwd: root, env, stdio: 'inherit' });
    process.exitCode = status ?? 1;
    engine.stdin?.end();
    await new Promise((done) => engine.once('exit', done));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (hasTools()) await main();
else console.log('The tests with OpenSearch are left out: java, javac (17 or newer) and mvn are needed to start it.');
