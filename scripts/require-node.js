/** Loaded before a program in TypeScript (`node --import`), in words that every Node understands: an old one cannot read the rest. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `The shop needs Node 24; this is ${process.version}. Install Node 24, or run "npm ci" without --omit=dev, which brings it along.`,
  );
  process.exit(1);
}
