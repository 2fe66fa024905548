/** Id of the build that the site now serves; null when that cannot be told. */
export async function fetchLatestBuild(now: number): Promise<string | null> {
  try {
    const { client } = await import('./client.ts');
    const { data } = await client.get<{ id?: unknown } | null>('/builds/latest.json', { params: { t: now } });
    return typeof data?.id === 'string' ? data.id : null;
  } catch {
    return null; // a failed look is ignored, the next one tells (`docs/api.md` 5.7)
  }
}
