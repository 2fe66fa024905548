/** Draws documents and labels beside the server's own thread, which goes on answering meanwhile. */
import { drawLabels } from './draw-labels.ts';
import { drawSheet } from './draw-sheet.ts';
import type { LabelSheet } from './label-sheet.ts';
import type { Sheet } from './sheet.ts';

export default function draw(sheet: Sheet | LabelSheet): Promise<Uint8Array<ArrayBuffer>> {
  return 'labels' in sheet ? drawLabels(sheet) : drawSheet(sheet);
}
