/** Every page of the shop, static rows above dynamic ones: the router, the edge and all links are made from this list. */
import { contentRoutes } from './content-rows.ts';
import { route } from './define-route.ts';
import { readKeyword, readToolName } from './read-parameters.ts';

export const routes = [
  route({ name: 'home', path: '/', page: 'home/HomePage', words: ['home', 'buy', 'part'], head: { title: 'home', index: true } }),

  route({
    name: 'category',
    path: '/category',
    page: 'catalog/CategoriesPage',
    words: ['catalog'],
    head: { title: 'categories', index: true },
  }),
  route({
    name: 'category-category_web_url',
    path: '/category/:category_web_url',
    page: 'catalog/CategoryPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'category', index: true, paged: 'parts' },
  }),
  route({
    name: 'category-category_web_url-web_url',
    path: '/category/:category_web_url/:web_url',
    page: 'catalog/CategoryPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'category', index: true, paged: 'parts' },
  }),

  route({
    name: 'manufacturers',
    path: '/manufacturers',
    page: 'catalog/ManufacturersPage',
    words: ['catalog'],
    head: { title: 'manufacturers', index: true },
  }),
  route({
    name: 'manufacturers-brand_web_url',
    path: '/manufacturers/:brand_web_url',
    page: 'catalog/ManufacturerPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'manufacturer', index: true, paged: 'parts' },
  }),
  route({
    name: 'manufacturers-brand_web_url-category_web_url',
    path: '/manufacturers/:brand_web_url/:category_web_url',
    page: 'catalog/ManufacturerPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'manufacturer_category', index: true, paged: 'parts' },
  }),

  route({
    name: 'product',
    path: '/product',
    page: 'catalog/ProductsPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'products', index: true },
  }),
  route({
    name: 'product-chipFindSearch',
    path: '/product/chipFindSearch',
    page: 'catalog/ChipFindPage',
    words: ['catalog', 'buy', 'part'],
    head: { title: 'chip_find', index: true },
  }),
  route({
    name: 'product-list-keyword',
    path: '/product/list/:keyword',
    page: 'catalog/SearchPage',
    words: ['catalog', 'buy', 'part'],
    parameters: { keyword: readKeyword(120) },
    head: { title: 'search', index: false },
  }),
  route({
    name: 'product-web_url',
    path: '/product/:web_url',
    page: 'product/ProductPage',
    words: ['product', 'buy', 'part'],
    head: { title: 'product', index: true },
  }),

  route({
    name: 'cart',
    path: '/cart',
    page: 'cart/CartPage',
    words: ['cart', 'buy', 'part', 'coupon', 'order_summary'],
    head: { title: 'cart', index: false },
  }),
  route({
    name: 'order-checkout',
    path: '/order/checkout',
    page: 'checkout/CheckoutPage',
    words: ['checkout', 'address_form', 'order_summary'],
    head: { title: 'checkout', index: false },
  }),
  route({
    name: 'order-find',
    path: '/order/find',
    page: 'account/FindOrderPage',
    words: ['user'],
    head: { title: 'order_find', index: false },
  }),
  route({
    name: 'order-orderDetail',
    path: '/order/orderDetail',
    page: 'order/OrderDetailPage',
    words: ['order_page', 'order_summary', 'order', 'payment', 'buy'],
    head: { title: 'order', index: false },
  }),
  route({
    name: 'order-orderPay',
    path: '/order/orderPay',
    page: 'order/OrderPayPage',
    words: ['order_page', 'payment'],
    head: { title: 'order_pay', index: false },
  }),
  route({
    name: 'order-paybuy',
    path: '/order/paybuy',
    page: 'order/PayBuyPage',
    words: ['order_page', 'payment'],
    head: { title: 'order_paybuy', index: false },
  }),
  route({
    name: 'order-successful',
    path: '/order/successful',
    page: 'order/SuccessfulPage',
    words: ['order_page'],
    head: { title: 'order_successful', index: false },
  }),

  route({
    name: 'order-quoteDetail',
    path: '/order/quoteDetail',
    page: 'quote/QuoteDetailPage',
    words: ['quote_page', 'quote', 'checkout', 'address_form', 'order_summary', 'buy', 'coupon'],
    head: { title: 'quote', index: false },
  }),
  route({
    name: 'user-login',
    path: '/user/login',
    page: 'account/LoginPage',
    words: ['user'],
    middleware: ['guest'],
    head: { title: 'login', index: false },
  }),
  route({
    name: 'user-register',
    path: '/user/register',
    page: 'account/RegisterPage',
    words: ['user'],
    middleware: ['guest'],
    head: { title: 'register', index: false },
  }),
  route({
    name: 'user-activation',
    path: '/user/activation',
    page: 'account/ActivationPage',
    words: ['user'],
    head: { title: 'activation', index: false },
  }),
  route({
    name: 'user-findPassword',
    path: '/user/findPassword',
    page: 'account/FindPasswordPage',
    words: ['user'],
    head: { title: 'find_password', index: false },
  }),
  route({
    name: 'user-changePwd',
    path: '/user/changePwd',
    page: 'account/ChangePwdPage',
    words: ['user'],
    head: { title: 'change_password', index: false },
  }),
  route({
    name: 'user-userCenter',
    path: '/user/userCenter',
    page: 'account/UserCenterPage',
    words: ['user_center', 'orders', 'order', 'quotes', 'quote', 'bom_lists'],
    middleware: ['auth'],
    head: { title: 'user_center', index: false },
  }),
  route({
    name: 'user-order',
    path: '/user/order',
    page: 'account/OrderPage',
    words: ['orders', 'order'],
    middleware: ['auth'],
    head: { title: 'user_orders', index: false },
  }),
  route({
    name: 'user-quote',
    path: '/user/quote',
    page: 'account/QuotePage',
    words: ['quotes', 'quote'],
    middleware: ['auth'],
    head: { title: 'user_quotes', index: false },
  }),
  route({
    name: 'user-address',
    path: '/user/address',
    page: 'account/AddressPage',
    words: ['addresses', 'address_form', 'user'],
    middleware: ['auth'],
    head: { title: 'user_addresses', index: false },
  }),

  route({
    name: 'user-coupon',
    path: '/user/coupon',
    page: 'account/CouponPage',
    words: ['coupons', 'coupon'],
    middleware: ['auth'],
    head: { title: 'user_coupons', index: false },
  }),

  route({
    name: 'other-rfqs',
    path: '/other/rfqs',
    page: 'quote/RfqsPage',
    words: ['rfq', 'buy'],
    head: { title: 'rfqs', index: true },
  }),
  route({
    name: 'other-bom',
    path: '/other/bom',
    page: 'bom/BomPage',
    words: ['bom', 'bom_lists', 'buy'],
    head: { title: 'bom', index: true },
  }),
  route({
    name: 'other-coupons',
    path: '/other/coupons',
    page: 'coupon/CouponsPage',
    words: ['coupons', 'coupon'],
    head: { title: 'coupons', index: true, paged: 'coupons' },
  }),

  route({
    name: 'about-contactUs',
    path: '/about/contactUs',
    page: 'about/ContactPage',
    words: ['about', 'feedback'],
    head: { title: 'contact', index: true },
  }),
  ...contentRoutes,

  route({
    name: 'admin',
    path: '/admin',
    page: 'admin/AdminPage',
    words: ['admin', 'order', 'quote', 'user'],
    access: 'operator',
    head: { title: 'admin', index: false },
  }),

  route({ name: 'tool', path: '/tool', page: 'tool/ToolsPage', words: ['tool_index', 'tools'], head: { title: 'tools', index: true } }),
  route({
    name: 'tool-ToolName',
    path: '/tool/:ToolName',
    page: 'tool/ToolPage',
    words: ['tool', 'tool/:ToolName', 'figure'],
    parameters: { ToolName: readToolName },
    head: { title: 'tool', index: true },
  }),
] as const;

export type AnyRoute = (typeof routes)[number];
export type RouteName = AnyRoute['name'];
