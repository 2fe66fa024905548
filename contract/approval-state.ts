/** States of an order that the approvers of a company decide on: it waits, or one of its four ends. */
export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Days that it waits. */
export const approvalDays = 14;
