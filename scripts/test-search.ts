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
    const classpath = compileSearchNode(folder);
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

if (hasJava()) await main();
else
  console.log(
    'The tests with OpenSearch are left out: java, javac (17 or newer) and mvn are needed to start it. With them, "npm run test:search" runs all of them.',
  );
