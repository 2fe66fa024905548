/** What an operator who acts for a customer may do (`docs/api.md` section 2): shop, ask, send back, and see to addresses. What is not named here is the customer's alone. */
import {
  getUserAddresses,
  deleteAddress,
  saveAddress,
  getCenter,
  getUserInfo,
  getUserOrders,
  login,
  logout,
} from '#contract/api/account.ts';
import { getApproval, getApprovals, askApproval, withdrawApproval } from '#contract/api/approval.ts';
import { getBomChoices } from '#contract/api/bom-choice.ts';
import {
  addToCart,
  addToRfqList,
  clearCart,
  clearRfqList,
  getCart,
  getRfqList,
  removeFromCart,
  removeFromRfqList,
  updateCart,
  updateRfqList,
} from '#contract/api/cart.ts';
import { checkout, getPaymentOptions, getShippingOptions, previewOrder } from '#contract/api/checkout.ts';
import { applyCoupon, getUserCoupons, removeCoupon } from '#contract/api/coupon.ts';
import { getInvoice } from '#contract/api/document.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { cancelReturn, getOrderReturns, getReturnSlip, requestReturn } from '#contract/api/returns.ts';
import { beginHandover, takeHandover } from '#contract/api/handover.ts';
import { cancelOrder, getAgreedText, getOrderDetail, reorder } from '#contract/api/order.ts';
import { getOwnPrices } from '#contract/api/own-prices.ts';
import { getPartsLists } from '#contract/api/parts-list.ts';
import { getPayResult } from '#contract/api/payment.ts';
import {
  acceptQuote,
  cancelInquiry,
  declineQuote,
  getQuoteDetail,
  getUserInquiries,
  previewQuote,
  saveInquiry,
  sendQuoteMessage,
} from '#contract/api/quote.ts';
import { beginUpload, uploadFile } from '#contract/api/upload.ts';

const named: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  getUserInfo,
  getCenter,
  login,
  logout,
  beginHandover,
  takeHandover,
  getCart,
  addToCart,
  updateCart,
  removeFromCart,
  clearCart,
  getRfqList,
  addToRfqList,
  updateRfqList,
  removeFromRfqList,
  clearRfqList,
  getUserCoupons,
  applyCoupon,
  removeCoupon,
  getOwnPrices,
  getPartsLists,
  getBomChoices,
  previewOrder,
  getShippingOptions,
  getPaymentOptions,
  checkout,
  // To ask approvers is the buyer's part; to decide is theirs alone.
  askApproval,
  getApprovals,
  getApproval,
  withdrawApproval,
  getUserOrders,
  getOrderDetail,
  getAgreedText,
  getPayResult,
  getInvoice,
  cancelOrder,
  reorder,
  getOrderReturns,
  requestReturn,
  cancelReturn,
  getReturnSlip,
  getUserInquiries,
  saveInquiry,
  getQuoteDetail,
  sendQuoteMessage,
  previewQuote,
  acceptQuote,
  declineQuote,
  cancelInquiry,
  beginUpload,
  uploadFile,
  getUserAddresses,
  saveAddress,
  deleteAddress,
]);

/** What anybody may read is read in a customer's place too. */
export function mayActFor(call: AnyEndpoint): boolean {
  return named.has(call) || (call.access === 'any' && call.kind === 'query');
}
