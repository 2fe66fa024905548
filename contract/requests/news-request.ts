import type { QueryText } from '#contract/query-text.ts';
import { type ListRequest, readListRequest } from './list-request.ts';

type Kind = 'company_event' | 'knowledge';

const kinds: Record<string, Kind> = { companyEvents: 'company_event', knowledgeHub: 'knowledge' };

/** Which news stand at a path: all, events or knowledge. */
export function newsKind(path: string): Kind | null {
  return kinds[path.split('/').at(-1) ?? ''] ?? null;
}

export function newsRequest(path: string, search: QueryText): ListRequest & { kind?: Kind } {
  const kind = newsKind(path);
  return { ...readListRequest(search), ...(kind && { kind }) };
}
