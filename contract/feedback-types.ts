/** What a message to the shop may be about. */
export const feedbackTypes = ['product', 'order', 'quote', 'return', 'website', 'suggestion', 'other'] as const;
