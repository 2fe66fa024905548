import type { UploadedFile, UploadPurpose } from '#contract/api/upload.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useBeginUploadMutation, useUploadFileMutation } from '#src/api/upload.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';

interface Wish {
  purpose: UploadPurpose;
  /** Is told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

type Outcome = { file: UploadedFile } | { error: ApiError };

function failed(error: unknown): Outcome {
  return { error: apiErrorOf(error) };
}

/** Sends one file: asks the shop for a token, then posts the form to where the shop takes files. Never throws. */
export function useSendFile() {
  const [begin, { isLoading: isBeginning }] = useBeginUploadMutation();
  const [upload, { isLoading: isUploading }] = useUploadFileMutation();
  const serviceUrl = useAppSelector(selectConfig)?.upload.url;
  const sendFile = async (file: File, { purpose, onProgress }: Wish): Promise<Outcome> => {
    const begun = await begin({ purpose, size: file.size });
    if (!begun.data) return failed(begun.error);
    const progress = onProgress ? { onProgress } : {};
    const { data, error } = await upload({ token: begun.data.token, file, serviceUrl, ...progress });
    return data ? { file: data.data } : failed(error);
  };
  return { sendFile, isSending: isBeginning || isUploading };
}
