import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { type createNodeEdge, onAdminPort } from '#edge/node.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { adminListening, type Listening, type Source, textOf } from '#server/kernel/read-setting.ts';
import { closeServer, type Lifetime, listen } from '#server/http/shutdown.ts';

/** The port that the operator's side has for itself beside the public one; null where it has none. */
export function adminPlace(publicPort: number, source: Source = process.env): Listening | null {
  const admin = adminListening(textOf(source));
  if (admin?.port === publicPort) throw new SetupError('ADMIN_PORT must be another port than PORT.');
  return admin;
}

/** Opens the public port of an edge and, where one is set, the port that the operator's side has for itself; gives the public one. */
export async function serveEdge(
  edge: ReturnType<typeof createNodeEdge>,
  place: { port: number; host: string | null },
  lifetime: Lifetime,
  source: Source = process.env,
): Promise<number> {
  const admin = adminPlace(place.port, source);
  const open = async (server: ServerType, at: typeof place, setting: string) => {
    const port = await listen(server, at, setting);
    lifetime.atEnd(() => closeServer(server));
    return port;
  };
  if (admin) await open(createAdaptorServer({ fetch: onAdminPort(edge) }), admin, 'ADMIN_PORT');
  return open(createAdaptorServer({ fetch: edge.fetch }), place, 'PORT');
}
