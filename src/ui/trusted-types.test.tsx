import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

interface Rules {
  createHTML: (html: string) => string;
  createScript: (json: string) => string;
  createScriptURL: (url: string) => string;
}

/** What a browser with Trusted Types hands out: an object, never the text itself. */
const boxed = (text: string) => ({ toString: () => text });

async function load(hasTrustedTypes: boolean) {
  const made: string[] = [];
  const createPolicy = (name: string, { createHTML, createScript, createScriptURL }: Rules) => {
    made.push(name);
    return {
      createHTML: (html: string) => boxed(createHTML(html)),
      createScript: (json: string) => boxed(createScript(json)),
      createScriptURL: (url: string) => boxed(createScriptURL(url)),
    };
  };
  vi.resetModules();
  vi.stubGlobal('trustedTypes', hasTrustedTypes ? { createPolicy } : undefined);
  return { made, ...(await import('./trusted-types.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with Trusted Types', true],
  ['without them', false],
])('in a browser %s', (_, hasTrustedTypes) => {
  it('shows clean markup and keeps its elements while the text stays', async () => {
    const { useCleanMarkup } = await load(hasTrustedTypes);
    const Text = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={useCleanMarkup(html)} />;
    const { container, rerender } = render(<Text html="<b>5 V</b>" />);
    const bold = container.querySelector('b');
    expect(bold?.textContent).toBe('5 V');
    rerender(<Text html="<b>5 V</b>" />);
    expect(container.querySelector('b')).toBe(bold);
  });

  it.each(['<script>1</script>', 'a <IFRAME srcdoc="x">', '<svg><style>p{}</style></svg>', '<base href="//evil.example">'])(
    'refuses %s',
    async (html) => {
      vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports what the render threw
      const { useCleanMarkup } = await load(hasTrustedTypes);
      const Text = () => <p dangerouslySetInnerHTML={useCleanMarkup(html)} />;
      expect(() => render(<Text />)).toThrow('not cleaned');
    },
  );

  it('lets data into a block of the page, and nothing that could run', async () => {
    const { dataBlockText } = await load(hasTrustedTypes);
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- with Trusted Types it is an object, which the type does not say
    expect(String(dataBlockText('{"@type":"Product"}'))).toBe('{"@type":"Product"}');
    for (const text of ['alert(1)', '[alert(1)]', '[1]', '1', 'null', '"use strict"', ''])
      expect(() => dataBlockText(text), text).toThrow();
  });

  it('knows the shop’s own scripts from others', async () => {
    const { scriptAddress } = await load(hasTrustedTypes);
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- with Trusted Types it is an object, which the type does not say
    expect(String(scriptAddress('/assets/worker.js'))).toBe('/assets/worker.js');
    for (const url of ['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,1', 'blob:https://evil.example/1']) {
      expect(() => scriptAddress(url), url).toThrow('another origin');
    }
  });
});

it('makes one policy of the name that the edge allows', async () => {
  expect((await load(true)).made).toEqual(['shop']);
});
