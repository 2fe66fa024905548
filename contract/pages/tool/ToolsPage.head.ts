import { toolNames } from '#calculators/names.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { buildPath } from '#contract/routes/build-path.ts';

export const head: PageHead = {
  values: () => ({ count: String(toolNames.length) }),
  facts: ({ tool }) => ({
    items: {
      list: toolNames.map((name) => ({ name: tool(name)?.title ?? name, path: buildPath('tool-ToolName', { ToolName: name }) })),
    },
  }),
};
