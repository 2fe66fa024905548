import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const virtual = 'lean-styles-entry.ts';

const code = `import { css, styled } from 'styled-components';
const mixin = css\`
  color: red;
\`;
// What is imported, not written as a text, is no style.
export const Box = styled.div\`
  \${mixin}
  /* Said to who reads the source. */
  margin: calc(1px + 2px) auto;
  \${mixin} > \${mixin} a { padding: 0 }
  content: 'two  blanks';
\`;
`;

it('keeps what styles mean without blanks, comments and names', async () => {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === virtual ? `${process.cwd()}/${virtual}` : null),
    load: (id) => (id.endsWith(virtual) ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, leanStyles()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: virtual, external: ['styled-components'], preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build gave no output');
  const built = output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(built).toContain('`color:red;`');
  expect(built).toContain("`${mixin} margin:calc(1px + 2px) auto;${mixin} > ${mixin} a{padding:0}content:'two  blanks';`");
  expect(built).not.toMatch(/displayName|componentId/);
});
