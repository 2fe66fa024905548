/**
 * What the JavaScript of each page's first view may weigh, compressed with brotli, in kilobytes of 1,000 bytes: what it weighs now and hardly more.
 * `bench:bundle` and `page-weights.test.ts` read this list; `docs/performance.md` says how to repeat the measurement.
 */
export const firstViewBudgets: Readonly<Record<string, number>> = {
  'about/ApiPage': 144,
  'about/ContactPage': 177,
  'about/LicencesPage': 145,
  'about/TextPage': 145,
  'admin/AdminPage': 202,
  'cart/CartPage': 184,
  'catalog/CategoriesPage': 157,
  'catalog/CategoryPage': 176,
  'catalog/ChipFindPage': 163,
  'catalog/ManufacturerPage': 177,
  'catalog/ManufacturersPage': 158,
  'catalog/ProductsPage': 163,
  'catalog/SearchPage': 178,
  'content/ArticlePage': 163,
  'content/BlogPage': 164,
  'content/ComponentPage': 164,
  'content/ComponentsPage': 163,
  'content/NewsPage': 164,
  'content/SolutionPage': 164,
  'content/SolutionsPage': 164,
  'content/SupplierPage': 162,
  'content/SuppliersPage': 148,
  'home/HomePage': 161,
  'order/CheckoutPage': 203,
  'order/OrderDetailPage': 182,
  'order/OrderPayPage': 177,
  'order/PayBuyPage': 159,
  'order/QuoteDetailPage': 182,
  'order/SuccessfulPage': 158,
  'other/BomPage': 166,
  'other/CouponsPage': 159,
  'other/FeedbackPage': 175,
  'other/FriendlyLinksPage': 174,
  'other/RfqsPage': 188,
  'product/ProductPage': 172,
  'tool/ToolPage': 190,
  'tool/ToolsPage': 150,
  'user/ActivationPage': 175,
  'user/AddressPage': 183,
  'user/ChangePwdPage': 177,
  'user/CouponPage': 164,
  'user/FindOrderPage': 174,
  'user/FindPasswordPage': 174,
  'user/LoginPage': 175,
  'user/OrderPage': 182,
  'user/QuotePage': 163,
  'user/RegisterPage': 175,
  'user/UserCenterPage': 172,
};

/** Bytes. Names of files hold a hash, and so how well they compress differs from commit to commit, and from folder to folder, with nothing heavier. */
const hashNoise = 700;

/** In bytes. A calculator's page is weighed with the calculator, so its budget is that of the heaviest. */
export function firstViewBudget(page: string): number {
  return (firstViewBudgets[page] ?? 0) * 1000 + hashNoise;
}

/** Bytes that no first view may reach whatever its own budget says: of the pages that most visitors come to first, and of all. */
export const ceilings = { main: 180_000, all: 190_000 };
export const mainPages: readonly string[] = [
  'home/HomePage',
  'catalog/CategoryPage',
  'product/ProductPage',
  'catalog/SearchPage',
  'tool/ToolsPage',
];
/** Nobody comes first to an order that is being made. */
export const deepPages: readonly string[] = ['order/CheckoutPage'];
