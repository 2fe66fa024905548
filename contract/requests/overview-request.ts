/** The tree of categories as the overview shows it. */
export const overviewRequest = { depth: 3 } as const;
