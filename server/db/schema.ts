/** All tables of the store. Change them here, then `npm run db:generate` writes the migration. */
export * from './schema/picture.ts';
export * from './schema/catalog.ts';
export * from './schema/offer.ts';
export * from './schema/account.ts';
export * from './schema/address.ts';
export * from './schema/trade.ts';
export * from './schema/upload.ts';
export * from './schema/payment.ts';
export * from './schema/coupon.ts';
export * from './schema/review.ts';
export * from './schema/quote.ts';
export * from './schema/access-key.ts';
export * from './schema/bom-choice.ts';
export * from './schema/parts-list.ts';
export * from './schema/operator.ts';
export * from './schema/content.ts';
export * from './schema/post.ts';
