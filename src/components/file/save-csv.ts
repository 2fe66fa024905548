import { saveFile } from './save-file.ts';

/** Hands a table to the browser as a file. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })));
}
