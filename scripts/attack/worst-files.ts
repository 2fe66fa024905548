/** The worst files that are known: bills, pictures and imports that are small to send and dear to read. */
import type { UploadPurpose } from '#contract/api/upload.ts';
import { hostileFiles, hostileSheets } from '#server/testing/hostile/hostile-bills.ts';
import { hostileImports } from '#server/testing/hostile/hostile-imports.ts';
import { heavyPictures, hostilePictures } from '#server/testing/hostile/hostile-pictures.ts';

export interface WorstFile {
  name: string;
  /** As its sender calls it. */
  file: string;
  goesTo: UploadPurpose | 'import';
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Whether the shop may take it. */
  mayBeTaken: boolean;
}

type Named<Make> = readonly [name: string, make: Make];
const utf8 = new TextEncoder();

const bill = ([name, make]: Named<() => Uint8Array<ArrayBuffer>>): WorstFile => ({
  name: `a bill: ${name}`,
  file: 'bill.xml', // what is no XML is known by its first bytes
  goesTo: 'bom',
  bytes: async () => make(),
  mayBeTaken: false,
});
const picture =
  (mayBeTaken: boolean) =>
  ([name, make]: Named<() => Promise<Uint8Array<ArrayBuffer>>>): WorstFile => ({
    name: `a picture: ${name}`,
    file: 'picture.png',
    goesTo: 'comment',
    bytes: make,
    mayBeTaken,
  });

export const worstFiles: readonly WorstFile[] = [
  ...[...hostileSheets, ...hostileFiles].map(bill),
  ...hostilePictures.map(picture(false)),
  ...heavyPictures.map(picture(true)),
  ...hostileImports.map(([name, file, content]): WorstFile => ({
    name: `an import: ${name}`,
    file,
    goesTo: 'import',
    bytes: async () => utf8.encode(content()),
    mayBeTaken: true,
  })),
];
