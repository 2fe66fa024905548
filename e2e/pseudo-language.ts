import type { Page } from 'playwright-core';

/** Makes every word of a page as long as languages with longer words would: about a third more, with marks above and below the letters. What has digits is no word. */
export async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marked: Record<string, string> = { a: 'ạ́', e: 'ệ', i: 'ị̂', o: 'ộ', u: 'ụ̈', A: 'Ậ', E: 'Ệ', I: 'Ị̂', O: 'Ộ', U: 'Ụ̈' };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const longer = (word: string) =>
      (word + 'o'.repeat(Math.ceil(word.length * 0.3))).replace(/[aeiouAEIOU]/g, (letter) => marked[letter] ?? letter);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text; // the walker shows texts alone
      if (text.parentElement?.closest('svg, math, noscript, script, style, [translate="no"]')) continue;
      text.data = text.data.replace(/(?<![\p{L}\d.-])\p{L}\p{Ll}{2,}(?![\d.-]|\p{L})/gu, longer);
    }
  });
}
