/** Rows of settings: one JSON object each, with the number of its changes. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { setting } from '#server/db/schema.ts';

export interface SettingRow {
  value: unknown;
  version: number;
}

export async function readSettingRows(queries: Queries, names: readonly string[]): Promise<Map<string, SettingRow>> {
  const rows = await queries
    .select({ key: setting.key, value: setting.value, version: setting.version })
    .from(setting)
    .where(inArray(setting.key, [...names]));
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Adds values to a row of settings, whatever another writer adds to it at the same time. */
export async function addToSetting(queries: Queries, name: string, value: Record<string, unknown>, updatedAt: Date): Promise<void> {
  await queries
    .insert(setting)
    .values({ key: name, value, version: 1, updatedAt })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: sql`${setting.value} || excluded.value`, version: sql`${setting.version} + 1`, updatedAt },
    });
}

/** The version of a row, held against other writers until the transaction ends; one that is not there yet is made. */
export async function holdVersion(queries: Queries, name: string): Promise<number> {
  await queries.insert(setting).values({ key: name, value: {} }).onConflictDoNothing();
  const [row] = await queries.select({ version: setting.version }).from(setting).where(eq(setting.key, name)).for('update');
  return row?.version ?? 0;
}
