/** Makes a key that no file of `locales/en/` holds a compile error. Words of calculators come with their data: `data-words.ts`. */
import type account from '#locales/en/account.json';
import type about from '#locales/en/about.json';
import type admin from '#locales/en/admin.json';
import type bom from '#locales/en/bom.json';
import type buy from '#locales/en/buy.json';
import type cart from '#locales/en/cart.json';
import type catalog from '#locales/en/catalog.json';
import type common from '#locales/en/common.json';
import type content from '#locales/en/content.json';
import type coupon from '#locales/en/coupon.json';
import type feedback from '#locales/en/feedback.json';
import type file from '#locales/en/file.json';
import type figure from '#locales/en/figure.json';
import type home from '#locales/en/home.json';
import type links from '#locales/en/links.json';
import type order from '#locales/en/order.json';
import type part from '#locales/en/part.json';
import type payment from '#locales/en/payment.json';
import type product from '#locales/en/product.json';
import type quote from '#locales/en/quote.json';
import type review from '#locales/en/review.json';
import type tool from '#locales/en/tool.json';
import type user from '#locales/en/user.json';
import type validation from '#locales/en/validation.json';

/** The namespaces that the browser may load; those of edge and server never reach it. */
interface TypedWords {
  about: typeof about;
  admin: typeof admin;
  bom: typeof bom;
  buy: typeof buy;
  cart: typeof cart;
  catalog: typeof catalog;
  common: typeof common;
  content: typeof content;
  coupon: typeof coupon;
  feedback: typeof feedback;
  figure: typeof figure;
  file: typeof file;
  home: typeof home;
  links: typeof links;
  order: typeof order;
  part: typeof part;
  payment: typeof payment;
  product: typeof product;
  quote: typeof quote;
  review: typeof review;
  tool: typeof tool;
  account: typeof account;
  user: typeof user;
  validation: typeof validation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    // A list, because a component without a namespace of its own names every key in full, as in `common:close`.
    defaultNS: [
      'common',
      'about',
      'admin',
      'bom',
      'buy',
      'cart',
      'catalog',
      'content',
      'coupon',
      'file',
      'feedback',
      'figure',
      'home',
      'links',
      'order',
      'part',
      'payment',
      'product',
      'quote',
      'review',
      'tool',
      'account',
      'user',
      'validation',
    ];
    resources: TypedWords;
  }
}
