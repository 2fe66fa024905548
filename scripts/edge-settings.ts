/** Settings of the edge on Node; docs/operate.md lists them. On Cloudflare the same names are variables of the worker. */
import { readAdminAt } from '#edge/admin-gate.ts';
import { readForeignOrigins } from '#edge/content-policy.ts';
import { diskAssets } from '#edge/disk-assets.ts';
import type { NodeEdgeOptions } from '#edge/node.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { adminListening, choice, siteHosts, type Source, textOf } from '#server/kernel/read-setting.ts';
import { dist } from './build-app.ts';

/** What an edge is told wherever its store runs. */
export function edgeSettings(source: Source = process.env): NodeEdgeOptions {
  const text = textOf(source);
  const siteName = text('SITE_NAME');
  return {
    assets: diskAssets(dist),
    hosts: siteHosts(text),
    adminAt: adminListening(text) ? 'port' : readAdminAt(text('ADMIN') ?? undefined, text('ADMIN_HOST') ?? undefined),
    foreignOrigins: origins(text('IMAGE_ORIGINS') ?? '', text('UPLOAD_URL') ?? ''),
    robots: choice(text('ROBOTS') ?? 'on', 'ROBOTS') ? 'on' : 'off',
    behindProxy: choice(text('BEHIND_PROXY') ?? 'off', 'BEHIND_PROXY'),
    ...(siteName === null ? {} : { siteName }),
  };
}

function origins(images: string, uploadUrl: string): NonNullable<NodeEdgeOptions['foreignOrigins']> {
  try {
    return readForeignOrigins(images, uploadUrl);
  } catch (error) {
    throw new SetupError(`IMAGE_ORIGINS and UPLOAD_URL: ${error instanceof Error ? error.message : String(error)}`);
  }
}
