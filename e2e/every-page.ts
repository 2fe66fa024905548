/** Addresses of every row of the route table, and of further faces of some. */
export const partPath = '/product/yageo-rc0603fr-0710kl';
/** What nobody has here: the address of a page that says so. */
export const missingPath = '/nothing-here';

/** What every visitor may open: a page of each kind. */
export const publicPaths = [
  '/',
  '/category',
  '/category/capacitors',
  '/category/resistors/chip-resistors',
  '/manufacturers',
  '/manufacturers/yageo',
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
  '/about/contactUs',
  '/about/term',
  '/news/knowledgeHub',
  '/news/details/driving-leds',
  '/components/chip-resistors',
  '/solutions',
  '/solutions/motion/brushed-dc-drive-24-v',
  '/featuredSuppliers',
  '/user/login',
  '/user/register',
  '/user/findPassword',
  '/order/find',
  '/cart',
  '/order/checkout',
  missingPath,
];

/** What every visitor may open, too, and looks like one of the others. */
export const furtherPaths = [
  '/manufacturers/yageo/chip-resistors',
  '/about/about',
  '/about/careers',
  '/about/certifications',
  '/about/cookies-policy',
  '/about/delivery',
  '/about/api',
  '/about/licences',
  '/about/offlinePay',
  '/about/policy',
  '/about/qInspection',
  '/about/refunds',
  '/about/shoppingGuide',
  '/blog',
  '/blog/bench',
  '/blog/bench/measuring-sleep-current',
  '/news',
  '/news/companyEvents',
  '/components',
  '/solutions/motion',
  '/featuredSuppliers/passives-desk',
  '/user/activation',
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
  '/admin?tab=orders',
  `/admin?order=${orderNumber}`,
  '/admin?tab=quotes',
  `/admin?tab=quotes&inquiry=${inquiryNumber}`,
  '/admin?tab=moderation',
  '/admin?tab=messages',
  '/admin?tab=settings',
  '/admin?tab=people',
  '/admin?tab=access',
];

/** A guest's quote; the key opens it on every host. */
export const quotePath = (number: string, key: string) => `/order/quoteDetail?inquiry_no=${number}#${key}`;
