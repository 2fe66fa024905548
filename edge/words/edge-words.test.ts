import { expect, it } from 'vitest';
import { createWordReader, edgeWordsPath, toolFactsPath } from './edge-words.ts';

const origin = 'http://de.localhost/tool/RCFilter';

/** A folder of files that tells what was read of it. */
function openFiles(files: Record<string, string>) {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const text = files[pathname];
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  };
  return { asked, files, reader: createWordReader({ fetch }) };
}

const wordsOf = (build: string) => JSON.stringify({ errors: { not_found: build } });

it('reads each file once for a build, and anew for the next', async () => {
  const path = edgeWordsPath('de');
  const { asked, files, reader } = openFiles({ [path]: wordsOf('one') });
  const say = async (build: string) => (await reader.words('de', origin, build))?.errors.not_found;
  expect([await say('1'), await say('1')]).toEqual(['one', 'one']);
  files[path] = wordsOf('two');
  expect([await say('1'), asked.length]).toEqual(['one', 1]);
  expect([await say('2'), await say('2'), asked.length]).toEqual(['two', 'two', 2]);
});

it('speaks the words of the build that was read last where no page is asked for', async () => {
  const { asked, reader } = openFiles({ [edgeWordsPath('de')]: wordsOf('one') });
  await reader.words('de', origin, '1');
  expect((await reader.latest('de', origin))?.errors.not_found).toBe('one');
  expect(asked).toHaveLength(1);
});

it.each(['{"errors', undefined])('tries again after a file that was %s', async (text) => {
  const path = toolFactsPath('de', 'RCFilter');
  const { files, reader } = openFiles(text === undefined ? {} : { [path]: text });
  expect(await reader.tool('de', 'RCFilter', origin, '1')).toBeNull();
  files[path] = JSON.stringify({ inputs: [], outputs: [] });
  expect(await reader.tool('de', 'RCFilter', origin, '1')).toEqual({ inputs: [], outputs: [] });
});
