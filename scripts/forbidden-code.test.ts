/** Ways to write something that the shop has none of: each would take away what `docs/security.md` promises. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('{build,calculators,contract,edge,land-patterns,offline,scripts,server,src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it.each<[what: string, code: RegExp, allowed?: string[]]>([
  // Both show Markdown that `server/content` has cleaned.
  ['markup that React does not write', /dangerouslySetInnerHTML=/, ['src/components/Prose.tsx', 'src/pages/content/SolutionPage.tsx']],
  ['markup that is put into a page', /\.(?:innerHTML|outerHTML) = |insertAdjacentHTML\(|document\.write\(/],
  ['code made of texts', /\beval\(|new Function\(/],
  ['a hash with known collisions', /create(?:Hash|Hmac)\(['"](?:md5|md4|sha1|sha-1|ripemd\w*)['"]|['"]SHA-1['"]/i],
  ['a cipher other than AES-GCM', /createCipheriv\(['"](?!aes-256-gcm)/],
  ['a certificate that is not checked', /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['a page of another origin that may read answers', /Access-Control-Allow-Origin/i],
  ['a plug-in or a frame of old', /<(?:applet|embed|object|frameset|marquee)\s/],
])('has no %s', (_what, code, allowed = []) => {
  const found = sources.filter(({ file, text }) => code.test(text) && !allowed.includes(file)).map(({ file }) => file);
  expect(found).toEqual([]);
});

it('draws keys and tokens from the system’s own source', () => {
  const places = ['account', 'admin', 'approval', 'upload', 'parts-list', 'kernel', 'caller', 'http'].map((place) => `server/${place}`);
  const guessed = sources.filter(({ file, text }) => places.some((place) => file.startsWith(place)) && text.includes('Math.random'));
  expect(guessed.map(({ file }) => file)).toEqual([]);
});

it('looks at files', () => expect(sources.length).toBeGreaterThan(1000));
