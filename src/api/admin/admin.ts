/** The calls of the operator page. */
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changeOwnPassword,
  confirmByCode,
  confirmByPasskey,
  getConfirmChallenge,
  getLogInChallenge,
  getPasskeys,
  logInByPasskey,
  removePasskey,
  renewRecoveryCodes,
  replaceTotp,
} from '#contract/api/admin/access.ts';
import { getModeration, moderate } from '#contract/api/admin/moderation.ts';
import {
  acceptInvitation,
  becomeOwner,
  changePerson,
  endOperatorSession,
  getInvitation,
  getOperatorMe,
  getOperatorSessions,
  getPeople,
  invitePerson,
  operatorLogIn,
  operatorLogOut,
} from '#contract/api/admin/people.ts';
import { confirmPayment, getAdminOrder, getAdminOrders, orderTransition } from '#contract/api/admin/order.ts';
import {
  copyQuote,
  getAdminInquiries,
  getAdminInquiry,
  getQuotableParts,
  reviewInquiry,
  saveQuote,
  writeToCustomer,
} from '#contract/api/admin/quote.ts';
import { getPackingList } from '#contract/api/document.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { answerFeedback, getAdminFeedback } from '#contract/api/feedback.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
/** Seconds between the answer, asked for with the code of the page, and the page. */
const untilDrawn = 30;
const change = { changes: ['Operator'] } as const;

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminOrders: contractQuery(build, getAdminOrders, read),
    getAdminOrder: contractQuery(build, getAdminOrder, read),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchPackingList: build.mutation<string, RequestOf<typeof getPackingList>>({
      query: (args) => ({ endpoint: getPackingList, args, asFile: true }),
    }),
    orderTransition: contractCommand(build, orderTransition, change),
    confirmPayment: contractCommand(build, confirmPayment, change),
    getAdminInquiries: contractQuery(build, getAdminInquiries, read),
    getAdminInquiry: contractQuery(build, getAdminInquiry, read),
    getQuotableParts: contractQuery(build, getQuotableParts, read),
    copyQuote: contractCommand(build, copyQuote, change),
    reviewInquiry: contractCommand(build, reviewInquiry, change),
    saveQuote: contractCommand(build, saveQuote, change),
    writeToCustomer: contractCommand(build, writeToCustomer, change),
    getModeration: contractQuery(build, getModeration, read),
    moderate: contractCommand(build, moderate, change),
    getAdminFeedback: contractQuery(build, getAdminFeedback, read),
    answerFeedback: contractCommand(build, answerFeedback, change),
    operatorLogIn: contractCommand(build, operatorLogIn, change),
    operatorLogOut: contractCommand(build, operatorLogOut),
    getOperatorMe: contractQuery(build, getOperatorMe, { ...read, keepUnusedDataFor: untilDrawn }),
    getInvitation: contractQuery(build, getInvitation, { keepUnusedDataFor: 0 }),
    acceptInvitation: contractCommand(build, acceptInvitation, change),
    becomeOwner: contractCommand(build, becomeOwner, change),
    getPeople: contractQuery(build, getPeople, read),
    invitePerson: contractCommand(build, invitePerson, change),
    changePerson: contractCommand(build, changePerson, change),
    getOperatorSessions: contractQuery(build, getOperatorSessions, read),
    endOperatorSession: contractCommand(build, endOperatorSession, change),
    // Each time anew: a challenge is answered once.
    fetchLogInChallenge: contractCommand(build, getLogInChallenge),
    logInByPasskey: contractCommand(build, logInByPasskey, change),
    confirmByCode: contractCommand(build, confirmByCode),
    fetchConfirmChallenge: contractCommand(build, getConfirmChallenge),
    confirmByPasskey: contractCommand(build, confirmByPasskey),
    getPasskeys: contractQuery(build, getPasskeys, read),
    beginPasskey: contractCommand(build, beginPasskey),
    addPasskey: contractCommand(build, addPasskey, change),
    removePasskey: contractCommand(build, removePasskey, change),
    changeOwnPassword: contractCommand(build, changeOwnPassword, change),
    renewRecoveryCodes: contractCommand(build, renewRecoveryCodes, change),
    beginTotp: contractCommand(build, beginTotp),
    replaceTotp: contractCommand(build, replaceTotp, change),
  }),
});

export const {
  useGetAdminOrdersQuery,
  useGetAdminOrderQuery,
  useFetchPackingListMutation,
  useOrderTransitionMutation,
  useConfirmPaymentMutation,
  useGetAdminInquiriesQuery,
  useGetAdminInquiryQuery,
  useGetQuotablePartsQuery,
  useCopyQuoteMutation,
  useReviewInquiryMutation,
  useSaveQuoteMutation,
  useWriteToCustomerMutation,
  useGetModerationQuery,
  useModerateMutation,
  useGetAdminFeedbackQuery,
  useAnswerFeedbackMutation,
  useOperatorLogInMutation,
  useOperatorLogOutMutation,
  useGetOperatorMeQuery,
  useGetInvitationQuery,
  useAcceptInvitationMutation,
  useBecomeOwnerMutation,
  useGetPeopleQuery,
  useInvitePersonMutation,
  useChangePersonMutation,
  useGetOperatorSessionsQuery,
  useEndOperatorSessionMutation,
  useFetchLogInChallengeMutation,
  useLogInByPasskeyMutation,
  useConfirmByCodeMutation,
  useFetchConfirmChallengeMutation,
  useConfirmByPasskeyMutation,
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useChangeOwnPasswordMutation,
  useRenewRecoveryCodesMutation,
  useBeginTotpMutation,
  useReplaceTotpMutation,
  util: adminCache,
} = adminApi;
