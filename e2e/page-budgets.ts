/** Measures every page type in Lighthouse's mobile profile and weighs what it fetches: `npm run bench:pages [address]`. Without an address it starts a shop. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openShop } from './shop.ts';

/** Scores, and the bytes of all that a page fetches; `page-weights.test.ts` weighs the scripts of its first view exactly. */
const budget = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100, transfer: 280_000 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages = [
  '/',
  '/category',
  '/category/capacitors',
  '/category/capacitors/mlcc',
  '/manufacturers',
  '/manufacturers/yageo',
  '/product',
  '/product/yageo-rc0603fr-0710kl',
  '/product/list/100nF%200603',
  '/tool',
  '/tool/Microstrip',
  '/tool/RCFilter',
  '/cart',
];

interface Measured {
  page: string;
  scores: Record<(typeof categories)[number], number>;
  paint: number;
  script: number;
  transfer: number;
}

async function measure(address: string, page: string, port: number): Promise<Measured> {
  const result = await lighthouse(`${address}${page}`, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${page}`);
  const { lhr } = result;
  const summary = lhr.audits['resource-summary']?.details;
  const items = summary && 'items' in summary && Array.isArray(summary.items) ? summary.items : [];
  const weight = (type: string) => Number(items.find((item) => item['resourceType'] === type)?.['transferSize'] ?? 0);
  const score = (id: (typeof categories)[number]) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
    script: weight('script'),
    transfer: weight('total'),
  };
}

function broken({ page, scores, transfer }: Measured): string[] {
  // Cart, search results and the like are kept out of search engines on purpose, which Lighthouse counts against SEO.
  const hidden = page === '/cart' || page.startsWith('/product/list/');
  return [
    ...categories.filter((id) => scores[id] < budget[id] && !(hidden && id === 'seo')).map((id) => `${id} ${scores[id]} < ${budget[id]}`),
    ...(transfer > budget.transfer ? [`transfer ${transfer} B`] : []),
  ];
}

const given = process.argv[2];
const shop = given ? null : await openShop({ parts: 60_000 });
const address = given ?? shop?.address('en') ?? '';
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
let failed = false;
try {
  for (const page of pages) {
    const measured = await measure(address, page, port);
    const problems = broken(measured);
    failed ||= problems.length > 0;
    const { scores, paint, script, transfer } = measured;
    console.log(
      `${page.padEnd(40)} ${Object.values(scores).join(' / ').padEnd(24)} LCP ${String(paint).padStart(5)} ms  script ${String(script).padStart(7)}  all ${String(transfer).padStart(7)}  ${problems.join(', ') || 'ok'}`,
    );
  }
} finally {
  await browser.close();
  await shop?.remove();
}
process.exitCode = failed ? 1 : 0;
