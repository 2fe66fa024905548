/** All tables of the store. Change them here, then `npm run db:generate` writes the migration. */
export * from './schema/catalog.ts';
export * from './schema/account.ts';
export * from './schema/address.ts';
export * from './schema/trade.ts';
export * from './schema/coupon.ts';
export * from './schema/post.ts';
