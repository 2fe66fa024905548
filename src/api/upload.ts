import { beginUpload, uploadFile } from '#contract/api/upload.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginUpload: contractCommand(build, beginUpload),
    uploadFile: contractCommand(build, uploadFile),
  }),
});

export const { endpoints, useBeginUploadMutation, useUploadFileMutation } = uploadApi;
