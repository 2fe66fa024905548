/** The calls of the account's own pages; apart from the log-in's, which visitors without a session load. */
import { deleteAddress, getCenter, getUserAddresses, getUserOrders, saveAddress, saveInfo } from '#contract/api/account.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const addressChange = { changes: ['Address', 'User'] } as const;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCenter: contractQuery(build, getCenter, { tags: ['User', 'Order', 'Quote', 'Coupon'] }),
    getUserOrders: contractQuery(build, getUserOrders, { tags: ['Order'] }),
    getUserAddresses: contractQuery(build, getUserAddresses, { tags: ['Address'] }),
    saveAddress: contractCommand(build, saveAddress, addressChange),
    deleteAddress: contractCommand(build, deleteAddress, addressChange),
    saveInfo: contractCommand(build, saveInfo, { changes: ['User'] }),
  }),
});

export const {
  useGetCenterQuery,
  useGetUserOrdersQuery,
  useGetUserAddressesQuery,
  useSaveAddressMutation,
  useDeleteAddressMutation,
  useSaveInfoMutation,
} = accountApi;
