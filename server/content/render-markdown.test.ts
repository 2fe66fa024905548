import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test('headings get ids and make the table of contents', async () => {
  const { html, toc } = await renderMarkdown('## What DC bias does\n\nText.\n\n### Größe zählt\n\n#### Detail\n');
  expect(toc).toEqual([
    { id: 'what-dc-bias-does', text: 'What DC bias does', level: 2 },
    { id: 'größe-zählt', text: 'Größe zählt', level: 3 },
  ]);
  expect(html).toContain('<h2 id="what-dc-bias-does">');
});

test('tables, sub- and superscripts, links and figures stay', async () => {
  const { html, links, pictures } = await renderMarkdown(
    '| C | V |\n|---|---:|\n| 10 µF | 25 V |\n\nC<sub>eff</sub> at 10<sup>6</sup> Hz, see [category](/category/capacitors) and ![A "plot"](a.png "title")\n',
  );
  expect(html).toContain('<td align="right">25 V</td>');
  expect(html).toContain('C<sub>eff</sub>');
  expect(links).toEqual(['/category/capacitors']);
  expect(pictures).toEqual([{ name: 'a.png', alt: 'A "plot"' }]);
  expect(html).toContain('<img src="a.png" alt="A &#x22;plot&#x22;">');
});

test('a head cell without words is no head', async () => {
  const { html } = await renderMarkdown('| | V |\n|---|---|\n| C | 25 |\n');
  expect(html).toContain('<td></td>');
  expect(html).toContain('<th>V</th>');
});

test('a drawing keeps its shapes, words and theme classes', async () => {
  const { html } = await renderMarkdown(
    '<figure>\n<svg viewBox="0 0 10 10" role="img" aria-label="Line"><path class="ink other" d="M0 0h10"/><text x="1" y="2" text-anchor="end" class="label">5 V</text></svg>\n<figcaption>Figure 1</figcaption>\n</figure>\n',
  );
  expect(html).toContain('<svg viewBox="0 0 10 10" role="img" aria-label="Line"><path class="ink" d="M0 0h10"></path>');
  expect(html).toContain('<text x="1" y="2" text-anchor="end" class="label">5 V</text>');
  expect(html).toContain('<figcaption>Figure 1</figcaption>');
});

/** Known ways to smuggle code into HTML, after OWASP's list of cross-site scripting filter evasion. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="//evil.example" onclick="alert(1)">x</a>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zy8+"/></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>',
  '<svg><style>*{background:url(javascript:alert(1))}</style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p id="location" name="cookie">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
];

describe('hostile markup does nothing', () => {
  test.each(attacks)('%s', async (attack) => {
    const { html } = await renderMarkdown(`before\n\n${attack}\n\nafter\n`);
    const page = document(html);
    expect(page).not.toMatch(
      /<(script|style|iframe|object|embed|form|button|meta|base|link|use|animate|foreignobject|math|template|video|source|details)\b/i,
    );
    expect(page).not.toMatch(/\son\w+\s*=/i);
    expect(page).not.toMatch(/(href|src)="(?!https:|mailto:|tel:)[^"]*:/i);
    expect(page).not.toMatch(/\sstyle=|\sid="location"|\sname=/i);
  });
});

/** Attributes and tags only: what stands between them is text and harmless. */
function document(html: string): string {
  return (html.match(/<[^>]*>/g) ?? []).join('');
}

test('keeps a range in one line, and as it was written for the search', async () => {
  const { html, text } = await renderMarkdown('8.1 … 12.1 mA、−40〜+85 °C、A〜Z');
  expect(html).toBe('<p>8.1\u00a0…\u00a012.1 mA、−40\u2060〜\u2060+85 °C、A〜Z</p>');
  expect(text).toBe('8.1 … 12.1 mA、−40〜+85 °C、A〜Z');
});
