/** Starts that cannot succeed say in one line what to do. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('an old Node is told what the shop needs', () => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`;
  const flags = ['--import', old, '--import', './scripts/require-node.js'];
  const { status, stderr } = spawnSync(process.execPath, [...flags, 'scripts/start.ts'], { cwd: root });
  expect(status).toBe(1);
  expect(stderr.toString().trim().split('\n')).toEqual([expect.stringContaining('The shop needs Node 24')]);
});
