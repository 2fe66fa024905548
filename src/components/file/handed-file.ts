/** A file that was dropped where another page reads it, until that page takes it. */
let handed: File | null = null;

export function handFile(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
