/**
 * `npm run test:search`: the tests of lists, facets, searches, suggestions and bills once more, answered by OpenSearch; and those of a cluster that loses nodes.
 * `-- --short` facets and the feed of changes alone, as `npm test` does; `-- FILE …` those files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileSearchNode, hasJava, startSearchNodes } from '#server/testing/search-nodes/search-node.ts';

const root = join(import.meta.dirname, '..');
const suites = [
  'server/search/opensearch',
  'server/routes/facets.test.ts',
  'server/routes/catalog.test.ts',
  'server/routes/search',
  'server/routes/bom',
  'server/testing/search-queries',
];
const shortSuites = ['server/search/opensearch/feed.test.ts', 'server/routes/facets.test.ts'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean', default: false } } });

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-search-'));
  try {
    const classpath = classpathIn(folder);
    if (classpath === null) return leaveOut('OpenSearch could not be fetched from Maven Central, or be compiled; the reason stands above');
    const [node] = await startSearchNodes(classpath, join(folder, 'data'), 1);
    const env = { ...process.env, TEST_SEARCH_URL: node?.url, TEST_SEARCH_CLASSPATH: classpath };
    const usual = values.short ? shortSuites : suites;
    // Not one that this process waits for and does nothing else: the node stands still once nobody reads what it says.
    const tests = spawn('vitest', ['run', ...(positionals.length > 0 ? positionals : usual)], { cwd: root, env, stdio: 'inherit' });
    const [code] = await once(tests, 'exit');
    process.exitCode = typeof code === 'number' ? code : 1;
    await node?.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null where it cannot be made and `npm test` goes on without it; who asks for these tests alone gets the error. */
function classpathIn(folder: string): string | null {
  try {
    return compileSearchNode(folder);
  } catch (error) {
    if (values.short) return null;
    throw error;
  }
}

function leaveOut(why: string): void {
  console.log(`The tests with OpenSearch are left out: ${why}. "npm run test:search" runs all of them.`);
}

if (hasJava()) await main();
else leaveOut('java, javac (17 or newer) and mvn are needed to start it');
