/**
 * What the JavaScript of each page's first view may weigh, compressed with brotli, in kilobytes of 1,000 bytes: what it weighs now and hardly more.
 * `bench:bundle` and `page-weights.test.ts` read this list; `docs/performance.md` says how to repeat the measurement.
 */
export const firstViewBudgets: Readonly<Record<string, number>> = {
  'about/ApiPage': 144,
  'about/ContactPage': 165,
  'about/LicencesPage': 145,
  'about/TextPage': 145,
  'admin/AdminPage': 187,
  'cart/CartPage': 173,
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
  'order/CheckoutPage': 190,
  'order/OrderDetailPage': 170,
  'order/OrderPayPage': 165,
  'order/PayBuyPage': 147,
  'order/QuoteDetailPage': 170,
  'order/SuccessfulPage': 146,
  'other/BomPage': 164,
  'other/CouponsPage': 148,
  'other/FeedbackPage': 175,
  'other/FriendlyLinksPage': 174,
  'other/RfqsPage': 177,
  'product/ProductPage': 172,
  'tool/ToolPage': 190,
  'tool/ToolsPage': 150,
  'user/ActivationPage': 164,
  'user/AddressPage': 171,
  'user/ChangePwdPage': 166,
  'user/CouponPage': 153,
  'user/FindOrderPage': 162,
  'user/FindPasswordPage': 163,
  'user/LoginPage': 164,
  'user/OrderPage': 180,
  'user/QuotePage': 162,
  'user/RegisterPage': 164,
  'user/UserCenterPage': 171,
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
