/** Three nodes of OpenSearch, each in a process of its own, for tests of what a lost one does (`npm run test:search`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { type SearchNode, spare, startSearchNodes } from './search-node.ts';

const classpath = process.env['TEST_SEARCH_CLASSPATH'] ?? null;
/** Whether the nodes can be started. */
export const hasSearchNodes = classpath !== null;
/** Until a lost copy is made anew: a minute after its node has gone, and what a busy machine takes. */
const patience = { timeout: 300_000, interval: 500 };

export interface SearchCluster {
  nodes: SearchNode[];
  urls: string[];
  /** The node that has the first copy of an index's parts. */
  holderOf: (index: string) => Promise<SearchNode>;
  until: (status: 'green' | 'yellow', nodes: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function openSearchCluster(): Promise<SearchCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'partwright-cluster-'));
  const nodes = await startSearchNodes(classpath ?? '', folder, 3, { ...spare, heap: '384m' });
  const ask = async (path: string): Promise<unknown> => {
    for (const { url, pid } of nodes) if (pid() !== 0) return (await fetch(`${url}${path}`)).json();
    return null;
  };
  return {
    nodes,
    urls: nodes.map(({ url }) => url),
    holderOf: async (index) => {
      const shards = z.array(z.object({ prirep: z.string(), node: z.string() })).parse(await ask(`/_cat/shards/${index}?format=json`));
      const holder = nodes[Number(shards.find(({ prirep }) => prirep === 'p')?.node.replace('node-', '')) - 1];
      if (!holder) throw new Error(`no node has ${index}`);
      return holder;
    },
    until: async (status, count) => {
      await vi.waitFor(async () => expect(await ask('/_cluster/health')).toMatchObject({ status, number_of_nodes: count }), patience);
    },
    close: async () => {
      await Promise.all(nodes.map(({ kill }) => kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
