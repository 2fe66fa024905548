/** Words of returns that database, calls and pages share (`docs/api.md` 6.6). */

/** `withdrawal`: a consumer withdraws from the contract (Directive 2011/83/EU, articles 9 to 11a). */
export const returnKinds = ['return', 'withdrawal'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStatuses = ['requested', 'accepted', 'declined', 'received', 'closed', 'cancelled'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export const returnReasons = ['defective', 'damaged', 'wrong_part', 'not_as_described', 'not_needed', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How a closed one ended; `order_cancelled` before anything was sent. */
export const returnOutcomes = ['refunded', 'replaced', 'order_cancelled', 'none'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** What the shop may do with one now. */
export const returnSteps = ['accept', 'decline', 'receive', 'close', 'cancel'] as const;
export type ReturnStep = (typeof returnSteps)[number];

export const longestReturnText = 1000;
