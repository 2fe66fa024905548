/** Addresses of every kind of page, and of further faces of some. */
export const partPath = '/product/yageo-rc0603fr-0710kl';
/** What nobody has here: the address of a page that says so. */
export const missingPath = '/nothing-here';

/** What every visitor may open. */
export const publicPaths = [
  '/',
  '/category',
  '/category/capacitors',
  '/category/resistors/chip-resistors',
  '/manufacturers',
  '/manufacturers/yageo',
  '/manufacturers/yageo/chip-resistors',
  '/product',
  partPath,
  '/product/list/100nF%200603',
  '/product/list/nothing-at-all',
  '/product/chipFindSearch',
  '/tool',
  '/tool/Microstrip',
  '/tool/FourBandResistor',
  '/tool/RCFilter',
  '/other/bom',
  '/other/rfqs',
  '/other/coupons',
  '/other/feedback',
  '/other/friendlyLinks',
  '/about/about',
  '/about/careers',
  '/about/certifications',
  '/about/contactUs',
  '/about/cookies-policy',
  '/about/delivery',
  '/about/offlinePay',
  '/about/policy',
  '/about/qInspection',
  '/about/refunds',
  '/about/shoppingGuide',
  '/about/term',
  '/blog',
  '/blog/bench',
  '/blog/bench/measuring-sleep-current',
  '/news',
  '/news/companyEvents',
  '/news/knowledgeHub',
  '/news/details/driving-leds',
  '/components',
  '/components/chip-resistors',
  '/solutions',
  '/solutions/motion',
  '/solutions/motion/brushed-dc-drive-24-v',
  '/featuredSuppliers',
  '/featuredSuppliers/passives-desk',
  '/user/login',
  '/user/register',
  '/user/activation',
  '/user/findPassword',
  '/cart',
  '/order/checkout',
  missingPath,
];

/** What only somebody with an account and an order sees. */
export const ownPaths = (orderNumber: string) => [
  '/user/userCenter',
  '/user/userCenter?section=settings',
  '/user/userCenter?section=reviews',
  '/user/order',
  '/user/quote',
  '/user/address',
  '/user/coupon',
  '/user/changePwd',
  ...['orderDetail', 'orderPay', 'paybuy', 'successful'].map((page) => `/order/${page}?order_no=${orderNumber}`),
];

/** The operator's side. */
export const operatorPaths = (orderNumber: string, inquiryNumber: string) => [
  '/admin',
  `/admin?order=${orderNumber}`,
  '/admin?tab=quotes',
  `/admin?tab=quotes&inquiry=${inquiryNumber}`,
  '/admin?tab=moderation',
  '/admin?tab=messages',
];

/** A guest's quote; the key opens it on every host. */
export const quotePath = (number: string, key: string) => `/order/quoteDetail?inquiry_no=${number}#${key}`;
