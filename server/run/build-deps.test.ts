import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDeps } from './build-deps.ts';
import { readEnvironment } from './environment.ts';
import { refreshSettings } from '#server/settings/shop-settings.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { setting } from '#server/db/schema.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('calls the company as the shop until the operator says what it is called', async () => {
  const deps = await buildDeps(database.db, readEnvironment({ SITE_NAME: 'Bauteile Keller' }), null);
  expect([deps.settings.siteName, deps.settings.site.company]).toEqual(['Bauteile Keller', 'Bauteile Keller']);
  await database.db.insert(setting).values({ key: 'site', value: { company: 'Keller GmbH' } });
  await refreshSettings(deps);
  expect([deps.settings.siteName, deps.settings.site.company]).toEqual(['Bauteile Keller', 'Keller GmbH']);
});
