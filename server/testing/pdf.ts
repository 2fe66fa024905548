/** Reads a PDF back, for tests. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, pieces of a line joined by one space. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await file.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  await task.destroy();
  return pages.map((text) => text.replace(/\s+/gu, ' '));
}
