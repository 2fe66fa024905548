import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';

/** Pixels of one canvas, so that a huge page at a large scale fits into the memory of a phone. */
const mostPixels = 16_000_000;

export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Draws a page at a scale of CSS pixels a point; `signal` stops it. */
export async function drawPage(
  file: PDFDocumentProxy,
  number: number,
  scale: number,
  density: number,
  signal?: AbortSignal,
): Promise<DrawnPage> {
  const page = await file.getPage(number);
  signal?.throwIfAborted();
  const viewport = page.getViewport({ scale });
  const { width, height } = viewport;
  const ratio = Math.min(density, Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * ratio));
  canvas.height = Math.max(1, Math.floor(height * ratio));
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  signal?.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  return { canvas, width, height };
}

/** Lays the text of a page over its picture, to be marked, copied and read aloud; gives the elements of its pieces. */
export async function layText(file: PDFDocumentProxy, number: number, scale: number, container: HTMLElement): Promise<HTMLElement[]> {
  const page = await file.getPage(number);
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container, viewport: page.getViewport({ scale }) });
  await layer.render();
  return layer.textDivs;
}
