import { uploadFile } from '#contract/api/upload.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadFile: contractCommand(build, uploadFile),
  }),
});

export const { endpoints, useUploadFileMutation } = uploadApi;
