/** What stands in the way of a screen reader, by axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Barriers in the main part of a page, or in all of it, each with its first place. */
export async function barriersOf(page: Page, root: 'main' | 'html' = 'main'): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async (part) => {
    const { axe: tool } = globalThis as unknown as { axe: { run: (root: string) => Promise<{ violations: AxeViolation[] }> } }; // the script above
    return (await tool.run(part)).violations;
  }, root);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
