import { getFriendlyLinks } from '#contract/api/content.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The page says itself when the links do not come: its form works without them. */
export const calls: PageCalls = { first: (_, { want }) => void want(getFriendlyLinks, {}) };
