import type { StoreDeps } from '#server/caller/call.ts';
import type { Database } from '#server/db/client.ts';
import { noReplicas } from '#server/db/replicas.ts';
import type { Environment } from './environment.ts';
import { consoleLog } from '#server/kernel/log.ts';
import { refreshSettings } from '#server/settings/shop-settings.ts';
import { openCardProvider } from './open-card-provider.ts';
import { type Settings, defaultSettings } from '#server/kernel/settings.ts';
import { openFiles } from './open-files.ts';
import { readSigningKey } from '#server/upload/signing-key.ts';

function clock(): Date {
  return new Date();
}

/** A real domain stands behind a proxy that speaks HTTPS on its usual port; localhost is reached directly. */
function settingsOf(environment: Environment, edgeSecret: string | null): Settings {
  const { hosts, siteName, adminSite, port, databaseUrl, rateLimits, imageService, uploadUrl, smtpUrl, mailFrom, catalogMaxAge } =
    environment;
  const reached =
    hosts.domain === 'localhost' ? { siteProtocol: 'http' as const, sitePort: port } : { siteProtocol: 'https' as const, sitePort: null };
  return {
    ...defaultSettings,
    ...reached,
    hosts,
    ownName: siteName,
    siteName,
    // Until the operator says what the company is called.
    site: { ...defaultSettings.site, company: siteName },
    adminSite,
    edgeSecret,
    rateLimits,
    // The database that comes along serves one process.
    sharedLimits: databaseUrl !== null,
    imageService,
    uploadUrl,
    ownMailFrom: mailFrom,
    mailFrom,
    accountActivation: smtpUrl !== null,
    catalogMaxAgeMs: catalogMaxAge * 1000,
  };
}

/** What the store works with, from its environment and from what the operator has set; for the shop and for the console beside it. */
export async function buildDeps(db: Database, environment: Environment, edgeSecret: string | null): Promise<StoreDeps> {
  const cardProvider = await openCardProvider(environment.card, clock);
  const settings: Settings = {
    ...settingsOf(environment, edgeSecret),
    features: { ...defaultSettings.features, card: cardProvider !== null },
  };
  const deps: StoreDeps = {
    db,
    replicas: noReplicas,
    countUse: null,
    clock,
    settings,
    log: consoleLog(environment.logLevel, clock),
    files: openFiles(environment),
    signingKey: await readSigningKey(db),
    presence: () => null,
    cardProvider,
  };
  await refreshSettings(deps);
  return deps;
}
