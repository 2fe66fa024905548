/** The call of the operator's page about pictures of categories and makers. */
import { setPicture } from '#contract/api/admin/picture.ts';
import { api } from '#src/api/base.ts';
import { contractCommand } from '#src/api/contract-endpoint.ts';

const pictureApi = api.injectEndpoints({
  endpoints: (build) => ({ setPicture: contractCommand(build, setPicture, { changes: ['Operator'] }) }),
});

export const { useSetPictureMutation } = pictureApi;
