import { isToolName } from '#calculators/names.ts';
import { matchRoute, type RouteMatch } from './match.ts';

/**
 * `matchRoute` for who answers for a page: a name that only a list knows has to stand in it. The browser leaves that to the page's own
 * code (`PageModule.isThere`), so that no other page carries the list.
 */
export function matchPage(path: string): RouteMatch | null {
  const match = matchRoute(path);
  const tool = match?.params['ToolName'];
  return tool === undefined || isToolName(tool) ? match : null;
}
