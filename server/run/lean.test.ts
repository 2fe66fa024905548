import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** What a process prints that runs `code` after a lean start. */
async function afterLeanStart(code: string): Promise<unknown> {
  const lines = `import { startLean } from './server/run/lean.ts'; startLean(); ${code}`;
  return JSON.parse((await run(process.execPath, ['--input-type=module-typescript', '-e', lines])).stdout);
}

it('whoever imports drizzle-orm after a lean start gets the same modules that it has for itself, each read once', async () => {
  const said = await afterLeanStart(`
    const [{ is, SQL, Table }, { SQL: direct }, { sql }, { pgTable, PgTable, text }] = await Promise.all([
      import('drizzle-orm'), import('drizzle-orm/sql'), import('drizzle-orm/sql/sql'), import('drizzle-orm/pg-core'),
    ]);
    const table = pgTable('part', { name: text() });
    console.log(JSON.stringify([is(sql\`1\`, SQL), SQL === direct, is(table, PgTable), is(table, Table)]));
  `);
  expect(said).toEqual([true, true, true, true]);
});

it('a name that drizzle-orm does not offer is refused as by Node itself', async () => {
  const said = await afterLeanStart(`
    const { code } = await import('drizzle-orm/../package.json').catch((error) => error);
    const { code: again } = await import('drizzle-orm/nowhere').catch((error) => error);
    console.log(JSON.stringify([code, again]));
  `);
  expect(said).toEqual(['ERR_PACKAGE_PATH_NOT_EXPORTED', 'ERR_PACKAGE_PATH_NOT_EXPORTED']);
});

it('nothing is left of what was made while there was room for it', async () => {
  const said = await afterLeanStart(`
    const { withRoom } = await import('./server/run/lean.ts');
    const made = await withRoom(async () => Array.from({ length: 2_000_000 }, (_, place) => ({ place })).length);
    console.log(JSON.stringify({ made, heap: process.memoryUsage().heapUsed }));
  `);
  expect(said).toEqual({ made: 2_000_000, heap: expect.toSatisfy((bytes: number) => bytes < 40_000_000) });
});
