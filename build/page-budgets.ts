/**
 * What the JavaScript of each page's first view may weigh, compressed with brotli, in kilobytes of 1,000 bytes: what it weighs now and hardly more.
 * `bench:bundle` and `page-weights.test.ts` read this list; `docs/performance.md` says how to repeat the measurement.
 */
export const firstViewBudgets: Readonly<Record<string, number>> = {
  'about/ApiPage': 180,
  'about/ContactPage': 180,
  'about/LicencesPage': 146,
  'about/TextPage': 146,
  'admin/AdminPage': 202,
  'cart/CartPage': 184,
  'catalog/CategoriesPage': 157,
  'catalog/CategoryPage': 175,
  'catalog/ChipFindPage': 163,
  'catalog/ManufacturerPage': 177,
  'catalog/ManufacturersPage': 158,
  'catalog/ProductsPage': 163,
  'catalog/SearchPage': 177,
  'content/ArticlePage': 163,
  'content/BlogPage': 164,
  'content/ComponentPage': 163,
  'content/ComponentsPage': 162,
  'content/NewsPage': 164,
  'content/SolutionPage': 164,
  'content/SolutionsPage': 164,
  'content/SupplierPage': 162,
  'content/SuppliersPage': 148,
  'home/HomePage': 161,
  'order/CheckoutPage': 203,
  'order/OrderDetailPage': 198,
  'order/OrderPayPage': 180,
  'order/PayBuyPage': 159,
  'order/QuoteDetailPage': 184,
  'order/SuccessfulPage': 158,
  'other/BomPage': 190,
  'other/CouponsPage': 159,
  'other/FeedbackPage': 178,
  'other/FriendlyLinksPage': 176,
  'other/RfqsPage': 188,
  'product/ProductPage': 171,
  'tool/ToolPage': 190,
  'tool/ToolsPage': 150,
  'user/ActivationPage': 176,
  'user/AddressPage': 184,
  'user/ChangePwdPage': 178,
  'user/CouponPage': 164,
  'user/FindOrderPage': 175,
  'user/FindPasswordPage': 175,
  'user/LoginPage': 176,
  'user/OrderPage': 182,
  'user/QuotePage': 163,
  'user/RegisterPage': 176,
  'user/UserCenterPage': 173,
};

/** Bytes. Names of files hold a hash, and so how well they compress differs from commit to commit with nothing heavier. */
const hashNoise = 400;

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
/** Pages of an order that is being made or looked at: nobody comes to them first. */
export const deepPages: readonly string[] = ['order/CheckoutPage', 'order/OrderDetailPage'];
