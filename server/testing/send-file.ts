import { beginUpload, type UploadPurpose, type UploadedFile, uploadFile } from '#contract/api/upload.ts';
import type { TestStore } from './store.ts';

type Ask = Pick<TestStore['app'], 'request'>;

/** What a refusal says. */
interface Refusal {
  code: string;
  message: string;
  data?: Record<string, unknown>;
}

export interface Sent {
  status: number;
  /** Null where it was refused. */
  file: UploadedFile | null;
  /** What a guest shows from now on. */
  cartKey: string | null;
  error: Refusal | null;
}

/** A form as the browser makes it. */
export function formOf(token: string, file: File): FormData {
  const form = new FormData();
  form.set('token', token);
  form.set('file', file);
  return form;
}

/** Sends a file in as the app does: asks for a token as themselves, then sends the form as nobody. */
export async function sendFile(app: Ask, file: File, purpose: UploadPurpose, headers: Record<string, string> = {}): Promise<Sent> {
  const begun = await app.request(beginUpload.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ purpose, size: file.size }),
  });
  // The store checks its own answers with the contract in tests.
  const { token, cart_key, error } = (await begun.json()) as { token?: string; cart_key?: string; error?: Refusal };
  const cartKey = cart_key ?? null;
  if (token === undefined) return { status: begun.status, file: null, cartKey, error: error ?? null };
  const language = headers['X-Locale'];
  const sent = await app.request(uploadFile.path, {
    method: 'POST',
    body: formOf(token, file),
    headers: language === undefined ? {} : { 'X-Locale': language },
  });
  const answer = (await sent.json()) as { data?: UploadedFile; error?: Refusal }; // as above
  return { status: sent.status, file: answer.data ?? null, cartKey, error: answer.error ?? null };
}
