/** Opens the edge before a store that runs elsewhere. */
import { createNodeEdge } from '#edge/node.ts';
import { originsOf } from '#edge/spread.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { consoleLog, logLevels } from '#server/kernel/log.ts';
import { showMetrics } from '#server/metrics/store-metrics.ts';
import { address, metricsAt, oneOf, textOf, whole } from '#server/kernel/read-setting.ts';
import { runUntilStopped } from '#server/http/shutdown.ts';
import { buildApp, compressLater } from './build-app.ts';
import { edgeReport } from './edge-report.ts';
import { edgeSettings } from './edge-settings.ts';
import { serveEdge } from './serve-edge.ts';

await runUntilStopped(async (lifetime) => {
  const text = textOf(process.env);
  const upstream = text('UPSTREAM');
  if (upstream === null)
    throw new SetupError('UPSTREAM must name the store API, such as http://127.0.0.1:8081; several, separated by commas.');
  for (const origin of originsOf(upstream)) address(origin, 'UPSTREAM', ['http:', 'https:']);
  const edgeSecret = text('EDGE_SECRET');
  if (edgeSecret === null) throw new SetupError('EDGE_SECRET must be set, to the same value as at the store API.');
  const place = { port: whole(text('PORT'), 'PORT', 8080, 65_535), host: text('HOST') };
  const log = consoleLog(oneOf(text('LOG_LEVEL') ?? 'info', 'LOG_LEVEL', logLevels));
  const settings = edgeSettings();
  await buildApp();
  const metrics = await showMetrics(metricsAt(text), lifetime);
  const report = await edgeReport({ log, registry: metrics?.registry ?? null, isBesideStore: false });
  const edge = createNodeEdge({ ...settings, upstream, edgeSecret, metrics: report });
  const port = await serveEdge(edge, place, lifetime);
  compressLater(lifetime);
  log.info('listening', { part: 'edge', port });
});
