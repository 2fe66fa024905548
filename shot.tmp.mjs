import { chromium } from 'playwright-core';
const [, , out, path, width = '1440', lang = 'en', scheme = 'light', full = '1'] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
});
const p = await b.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme: scheme });
p.on('console', (m) => {
  if (['error', 'warning'].includes(m.type())) console.log(m.type(), m.text());
});
p.on('pageerror', (e) => console.log('pageerror', e.message));
await p.goto(`http://${lang}.localhost:8397${path}`, { waitUntil: 'networkidle' });
await p.waitForTimeout(400);
const w = await p.evaluate(() => document.documentElement.scrollWidth);
if (w > Number(width)) console.log('overflow', w);
await p.screenshot({ path: out, fullPage: full === '1' });
await b.close();
