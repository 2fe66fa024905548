/** Pages about the shop that an order agrees to or that must be read before it; each may be another one for some countries. */
export const legalPages = ['term', 'refunds', 'policy'] as const;
export type LegalPage = (typeof legalPages)[number];
