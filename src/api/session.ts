/** The calls of log-in, registration and password; apart from the user's info, which the header of every page needs. */
import {
  activation,
  checkPasswordToken,
  forgotPassword,
  login,
  logout,
  logoutAll,
  register,
  resendActivation,
  savePassword,
} from '#contract/api/account.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: contractCommand(build, login),
    logout: contractCommand(build, logout),
    logoutAll: contractCommand(build, logoutAll),
    register: contractCommand(build, register),
    activation: contractCommand(build, activation),
    resendActivation: contractCommand(build, resendActivation),
    forgotPassword: contractCommand(build, forgotPassword),
    /** Not kept: a link that worked a minute ago may be used up. */
    checkPasswordToken: contractQuery(build, checkPasswordToken, { keepUnusedDataFor: 0 }),
    savePassword: contractCommand(build, savePassword),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useActivationMutation,
  useResendActivationMutation,
  useForgotPasswordMutation,
  useCheckPasswordTokenQuery,
  useSavePasswordMutation,
} = sessionApi;
