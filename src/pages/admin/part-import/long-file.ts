/** Texts that are too long to be sent as they are: their beginning is looked at, and packed they are read in. */

/** Bytes; what has no more is sent as it is. */
const short = 1024 * 1024;

const isText = ({ name }: File): boolean => /\.(csv|tsv|txt|jsonl|ndjson|json)$/i.test(name);

export const isLong = (file: File): boolean => isText(file) && file.size > short;

const [lineFeed, quote] = [0x0a, 0x22];

/** The first rows of a long table, cut where a row ends; another file as it is. */
export async function beginningOf(file: File): Promise<File> {
  if (!isLong(file)) return file;
  const bytes = new Uint8Array(await file.slice(0, short).arrayBuffer());
  let [end, isQuoted] = [bytes.length, false];
  for (const [place, byte] of bytes.entries()) {
    if (byte === quote) isQuoted = !isQuoted;
    if (byte === lineFeed && !isQuoted) end = place + 1;
  }
  return new File([bytes.subarray(0, end)], file.name, { type: file.type });
}

/** A long text with gzip, as the shop takes it; another file as it is. */
export async function packed(file: File): Promise<File> {
  if (!isLong(file)) return file;
  const content = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return new File([content], `${file.name}.gz`, { type: 'application/gzip' });
}
