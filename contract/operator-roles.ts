/** What people who run the shop are, each with scopes of its own (`docs/operate.md`). */
export const operatorRoles = ['owner', 'sales', 'stock', 'content', 'read_only'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export function isOperatorRole(name: string | null): name is OperatorRole {
  return operatorRoles.some((role) => role === name);
}
