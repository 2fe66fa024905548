/** Reads Markdown that people have typed beside the server's own thread (`render-aside.ts`). */
import { type Rendered, renderMarkdown } from './render-markdown.ts';

/** Null for what nests deeper than a thread can follow. */
export default async function render(markdown: string): Promise<Rendered | null> {
  try {
    return await renderMarkdown(markdown);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
