/** `npm run test:whole`: the tests that otherwise try a part of their cases (`server/testing/some-of.ts`), with all of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = globSync('{server,edge,scripts}/**/*.test.ts', { cwd: root });
const parts = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('#server/testing/some-of.ts'));
const tests = spawn('vitest', ['run', ...parts], { cwd: root, env: { ...process.env, TEST_WHOLE: 'on' }, stdio: 'inherit' });
const [code] = await once(tests, 'exit');
process.exitCode = typeof code === 'number' ? code : 1;
