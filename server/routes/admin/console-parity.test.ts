/** The console has no second way to change the shop: its commands go through the functions that answer the calls, or name why not. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '..', '..');
const sourcesOf = (pattern: string) => globSync(pattern, { cwd: server }).filter((file) => !file.endsWith('.test.ts'));

/** What a file takes from other files of the server, as `place:name`; types are nothing that does anything. */
function takenBy(file: string): string[] {
  const text = readFileSync(join(server, file), 'utf8');
  return [...text.matchAll(/import \{([^}]*)\} from '(\.[^']*|#server\/[^']*)'/g)].flatMap(([, names = '', from = '']) => {
    const place = from.startsWith('#server/') ? from.slice('#server/'.length) : join(dirname(file), from);
    return names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${place}:${name}`);
  });
}

const commands = sourcesOf('**/*-command.ts');
/** What answers a call: taken by a file of routes, or standing beside its own. */
const answering = new Set([...sourcesOf('routes/**/*.ts').flatMap(takenBy), 'product/part-document.ts:addDocument']);

/** Commands that are no part of the pages: machines, not the shop, are their matter. */
const ofMachines = ['backup-command.ts', 'search-command.ts', 'call-command.ts'];
/** What commands take beside the functions of calls, none of which changes anything. */
const reading = [
  'findAccount',
  'findPersonByEmail',
  'adminAddress',
  'placeText',
  'mailKinds',
  'answersOf',
  'readAnswerFile',
  'ownMark',
  'ContentProblem',
  'mostPictureBytes',
  'partOfCode',
  'productOfCode',
  'fold',
];
/** What changes the shop and is on no page: files of the machine that are taken in, what the shop does by itself. */
const withoutCall = ['importContent', 'bringUpToDate'];

it('finds the commands', () => expect(commands.length).toBeGreaterThan(20));

it.each(commands.filter((file) => !ofMachines.includes(basename(file))))('%s works by the functions of calls', (file) => {
  const own = takenBy(file).filter((taken) => !/^(?:kernel|caller|http|db)\//.test(taken) && !answering.has(taken));
  expect(own.filter((taken) => ![...reading, ...withoutCall].includes(taken.split(':')[1] ?? ''))).toEqual([]);
});

it.each(commands)('%s writes nothing to the database by itself', (file) => {
  expect(readFileSync(join(server, file), 'utf8')).not.toMatch(/\.(?:insert|update|delete)\(|\btransact\(|\baudited\(/);
});
