/** For the health check of a container: ends with 0 when the shop on `PORT` works, else with 1. */
const port = process.env['PORT']?.trim() || '8080';
const isWell = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
