/** Every call of the contract, for tools and tests: the app imports the few calls that a page needs, the edge those of `shared-calls.ts`. */
import * as accountChange from './account-change.ts';
import * as address from './address.ts';
import * as adminAccess from '#contract/api/admin/access.ts';
import * as adminBulk from '#contract/api/admin/bulk.ts';
import * as adminCategory from '#contract/api/admin/category.ts';
import * as adminCatalog from '#contract/api/admin/catalog.ts';
import * as adminModeration from '#contract/api/admin/moderation.ts';
import * as adminHome from '#contract/api/admin/home.ts';
import * as adminMerge from '#contract/api/admin/merge.ts';
import * as adminOrder from '#contract/api/admin/order.ts';
import * as adminPeople from '#contract/api/admin/people.ts';
import * as adminImpersonation from '#contract/api/admin/impersonation.ts';
import * as adminKey from '#contract/api/admin/key.ts';
import * as adminMail from '#contract/api/admin/mail.ts';
import * as adminManufacturer from '#contract/api/admin/manufacturer.ts';
import * as adminOutline from '#contract/api/admin/outline.ts';
import * as adminOverview from '#contract/api/admin/overview.ts';
import * as adminCompany from '#contract/api/admin/company.ts';
import * as adminCompanyPartNumber from '#contract/api/admin/company-part-number.ts';
import * as adminPicture from '#contract/api/admin/picture.ts';
import * as adminPriceList from '#contract/api/admin/price-list.ts';
import * as adminTaxExemption from '#contract/api/admin/tax-exemption.ts';
import * as adminProduct from '#contract/api/admin/product.ts';
import * as adminReturns from '#contract/api/admin/returns.ts';
import * as adminQuote from '#contract/api/admin/quote.ts';
import * as adminSettings from '#contract/api/admin/settings.ts';
import * as adminAudit from '#contract/api/admin/audit.ts';
import * as adminCoupon from '#contract/api/admin/coupon.ts';
import * as adminCustomer from '#contract/api/admin/customer.ts';
import * as adminArticle from '#contract/api/admin/article.ts';
import * as adminSite from '#contract/api/admin/site.ts';
import * as adminPartSource from '#contract/api/admin/part-source.ts';
import * as adminWebhook from '#contract/api/admin/webhook.ts';
import * as apiKey from './api-key.ts';
import * as approval from './approval.ts';
import * as bom from './bom.ts';
import * as bomChoice from './bom-choice.ts';
import * as calculation from './calculation.ts';
import * as cart from './cart.ts';
import * as cartNumber from './cart-number.ts';
import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as coupon from './coupon.ts';
import * as document from './document.ts';
import * as feedback from './feedback.ts';
import * as friendlyLink from './friendly-link.ts';
import * as returns from './returns.ts';
import * as handover from './handover.ts';
import * as openapi from './openapi.ts';
import * as order from './order.ts';
import * as orderEstimate from './order-estimate.ts';
import * as orderLink from './order-link.ts';
import * as ownPrices from './own-prices.ts';
import * as partDocument from './part-document.ts';
import * as partsList from './parts-list.ts';
import * as payment from './payment.ts';
import * as picture from './picture.ts';
import * as product from './product.ts';
import * as quote from './quote.ts';
import * as review from './review.ts';
import * as savedCalculation from './saved-calculation.ts';
import * as session from './session.ts';
import * as searchContent from './search-content.ts';
import * as sitemap from './sitemap.ts';
import * as upload from './upload.ts';
import * as account from './account.ts';
import * as userInfo from './user-info.ts';
import * as visitor from './visitor.ts';
import { callsIn } from './calls-in.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** The files that declare calls; beside these they export the schemas that several calls share. */
export const contractFiles: readonly object[] = [
  accountChange,
  address,
  adminAccess,
  adminBulk,
  adminCatalog,
  adminCategory,
  adminModeration,
  adminHome,
  adminMerge,
  adminOrder,
  adminPeople,
  adminImpersonation,
  adminKey,
  adminMail,
  adminManufacturer,
  adminOutline,
  adminOverview,
  adminCompany,
  adminCompanyPartNumber,
  adminPicture,
  adminPriceList,
  adminProduct,
  adminReturns,
  adminQuote,
  adminSettings,
  adminCoupon,
  adminCustomer,
  adminAudit,
  adminArticle,
  adminSite,
  adminPartSource,
  adminTaxExemption,
  adminWebhook,
  apiKey,
  approval,
  bom,
  bomChoice,
  calculation,
  cart,
  cartNumber,
  catalog,
  checkout,
  content,
  coupon,
  document,
  feedback,
  friendlyLink,
  returns,
  handover,
  openapi,
  order,
  orderEstimate,
  orderLink,
  ownPrices,
  partDocument,
  partsList,
  payment,
  picture,
  product,
  quote,
  review,
  savedCalculation,
  session,
  searchContent,
  sitemap,
  upload,
  account,
  userInfo,
  visitor,
];

/** Each once, though some files hand others on. */
export const calls: readonly AnyEndpoint[] = callsIn(contractFiles);
