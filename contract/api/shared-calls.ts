/** The calls whose answers visitors may share (`docs/api.md` 1.3), found by their address: of the others the edge needs no schema. */
import * as address from './address.ts';
import * as calculation from './calculation.ts';
import { callsIn } from './calls-in.ts';
import * as catalog from './catalog.ts';
import * as content from './content.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as openapi from './openapi.ts';
import * as partDocument from './part-document.ts';
import * as picture from './picture.ts';
import * as product from './product.ts';
import * as review from './review.ts';
import * as searchContent from './search-content.ts';
import * as sitemap from './sitemap.ts';
import * as upload from './upload.ts';
import * as visitor from './visitor.ts';

const modules: readonly object[] = [
  address,
  calculation,
  catalog,
  content,
  openapi,
  partDocument,
  picture,
  product,
  review,
  searchContent,
  sitemap,
  upload,
  visitor,
];

export const sharedCalls: readonly AnyEndpoint[] = callsIn(modules).filter(({ cache }) => cache !== 'N');

/** `GET /api/store/common/image/` stands for what ends in `:file_id`. */
const byAddress = new Map(sharedCalls.map((call) => [`${call.method} ${call.path.replace(/:[^/]+$/, '')}`, call]));

export interface FoundCall {
  call: AnyEndpoint;
  /** What stands for the parameter of the path; empty for most calls. */
  params: Record<string, string>;
}

/** The shared call at a path as it is written, without its query; null for any other call. */
export function findSharedCall(method: string, path: string): FoundCall | null {
  const call = byAddress.get(`${method} ${path}`);
  if (call && !call.path.includes(':')) return { call, params: {} };
  const end = path.lastIndexOf('/') + 1;
  const above = byAddress.get(`${method} ${path.slice(0, end)}`);
  const name = above?.path.split('/:')[1];
  return above && name !== undefined && end < path.length ? { call: above, params: { [name]: path.slice(end) } } : null;
}
