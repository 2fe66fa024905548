/** What a command can make stale; every answer is tagged `Currency`, for another currency changes every price. */
export const tags = [
  'Currency',
  'User',
  'Cart',
  'CartNumber',
  'RfqList',
  'Order',
  'Quote',
  'Coupon',
  'Address',
  'PartsList',
  'BomChoice',
  'Calculation',
  'ApiKey',
  'Session',
  'Operator',
  'Comment',
  'Feedback',
] as const;
export type Tag = (typeof tags)[number];

/** What belongs to one visitor's account or cart: stale as soon as somebody logs in or out. */
export const privateTags = tags.filter((tag) => tag !== 'Currency' && tag !== 'User');
