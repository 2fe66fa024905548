import { type Dispatch, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UploadedFile, type UploadPurpose, uploadRules } from '#contract/api/upload.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useSendFile } from './use-send-file.ts';

export const megabyte = 1024 * 1024;

/** A file on its way. */
export interface Sending {
  key: number;
  name: string;
  /** From 0 to 1. */
  share: number;
}

interface Options {
  purpose: UploadPurpose;
  files: readonly UploadedFile[];
  onChange: Dispatch<SetStateAction<UploadedFile[]>>;
}

let lastKey = 0;

/** Sends chosen files one after the other, and says of each that was refused why. */
export function useFileSending({ purpose, files, onChange }: Options) {
  const { kinds, maxBytes, count } = uploadRules[purpose];
  const { sendFile } = useSendFile();
  const failureText = useFailureText(kinds, maxBytes);
  const { t } = useTranslation('file');
  const [sending, setSending] = useState<Sending[]>([]);
  const [errors, setErrors] = useState<string[]>([]);
  const [choices, setChoices] = useState(0);

  const sendOne = async (file: File): Promise<void> => {
    if (file.size > maxBytes) return setErrors((old) => [...old, failureText(file.name, 'too_large')]);
    lastKey += 1;
    const key = lastKey;
    setSending((old) => [...old, { key, name: file.name, share: 0 }]);
    const onProgress = (share: number) => setSending((old) => old.map((one) => (one.key === key ? { ...one, share } : one)));
    const outcome = await sendFile(file, { purpose, onProgress });
    setSending((old) => old.filter((one) => one.key !== key));
    if ('file' in outcome) return onChange((old) => [...old, outcome.file]);
    setErrors((old) => [...old, failureText(file.name, outcome.error)]);
  };

  const send = async (chosen: readonly File[]): Promise<void> => {
    const room = Math.max(0, count - files.length - sending.length);
    setErrors(chosen.length > room ? [t('error.too_many', { count })] : []);
    setChoices((under) => under + 1);
    // One after the other: the progress of each can be followed, and a slow line is not shared.
    // oxlint-disable-next-line no-await-in-loop
    for (const file of chosen.slice(0, room)) await sendOne(file);
    setChoices((under) => under - 1);
  };
  return { sending, errors, send, isOnItsWay: choices > 0, isFull: files.length + sending.length >= count };
}

/** Why a file is not taken in, in the words of the visitor. */
export function useFailureText(kinds: readonly string[], maxBytes: number) {
  const { t } = useTranslation('file');
  const { integer, list } = useFormat();
  return (name: string, error: ApiError | 'too_large' | 'unsupported_type'): string => {
    const code = typeof error === 'string' ? error : error.code;
    if (code === 'too_large') return t('error.too_large', { name, size: integer(maxBytes / megabyte) });
    if (code === 'unsupported_type') return t('error.unsupported', { name, kinds: list(kinds.map((kind) => kind.toUpperCase())) });
    if (code === 'rate_limited') return t('error.limit');
    if (typeof error === 'string' || error.message === '') return t('error.network', { name });
    return t('error.other', { name, reason: error.message });
  };
}
