import type { PageHead } from '#contract/head/row-facts.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { webApplicationData } from '#contract/structured-data/web-application.ts';

export const head: PageHead = {
  values: ({ match: { params }, words }) => {
    const tool = words.tool(params['ToolName'] ?? '');
    return tool ? { name: tool.title, summary: tool.summary } : {};
  },
  facts: ({ params, place, say, tool }) => {
    const found = tool(params['ToolName'] ?? '');
    return {
      above: [{ name: say('tools_way'), path: buildPath('tool') }],
      things: found ? [webApplicationData(found.title, found.summary, place)] : [],
    };
  },
};
