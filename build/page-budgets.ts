/**
 * What the JavaScript of each page's first view may weigh, compressed with brotli, in kilobytes of 1,000 bytes: what it weighs now and hardly more.
 * `bench:bundle` and `page-weights.test.ts` read this list; `docs/performance.md` says how to repeat the measurement.
 */
export const firstViewBudgets: Readonly<Record<string, number>> = {
  'about/ApiPage': 145,
  'about/ContactPage': 167,
  'about/LicencesPage': 146,
  'about/OwnPage': 147,
  'about/TextPage': 147,
  'admin/AdminPage': 176,
  'cart/CartPage': 175,
  'catalog/CategoriesPage': 161,
  'catalog/CategoryPage': 179,
  'catalog/ChipFindPage': 164,
  'catalog/ManufacturerPage': 180,
  'catalog/ManufacturersPage': 145,
  'catalog/ProductsPage': 167,
  'catalog/SearchPage': 180,
  'content/ArticlePage': 167,
  'content/BlogPage': 166,
  'content/ComponentPage': 168,
  'content/ComponentsPage': 165,
  'content/NewsPage': 166,
  'content/SolutionPage': 168,
  'content/SolutionsPage': 166,
  'content/SupplierPage': 166,
  'content/SuppliersPage': 147,
  'home/HomePage': 166,
  'checkout/CheckoutPage': 188,
  'order/OrderDetailPage': 172,
  'order/OrderPayPage': 165,
  'order/PayBuyPage': 147,
  'quote/QuoteDetailPage': 171,
  'order/SuccessfulPage': 146,
  'bom/BomPage': 164,
  'coupon/CouponsPage': 148,
  'feedback/FeedbackPage': 164,
  'content/FriendlyLinksPage': 164,
  'quote/RfqsPage': 179,
  'product/ProductPage': 176,
  'tool/ToolPage': 190,
  'tool/ToolsPage': 153,
  'account/ActivationPage': 164,
  'account/AddressPage': 171,
  'account/ChangePwdPage': 167,
  'account/CouponPage': 153,
  'account/FindOrderPage': 162,
  'account/FindPasswordPage': 163,
  'account/LoginPage': 164,
  'account/OrderPage': 181,
  'account/QuotePage': 163,
  'account/RegisterPage': 164,
  'account/UserCenterPage': 172,
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
