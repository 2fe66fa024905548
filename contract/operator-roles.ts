/** What people who run the shop are, each with scopes of its own (`docs/operate.md`). */
export const operatorRoles = ['owner', 'sales', 'stock', 'content', 'read_only'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
