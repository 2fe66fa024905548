/** Work that breaks its limits, for tests of who ends it. */
export default function work(what: string): string {
  if (what === 'loop') for (;;);
  if (what === 'hoard') hoard();
  return what === 'environment' ? Object.keys(process.env).join(' ') : 'done';
}

function hoard(): void {
  const held: string[][] = [];
  for (;;) held.push(Array.from({ length: 1000 }, (_, index) => `${index} ${held.length}`));
}
