import { type ClientErrorCode, type ErrorAnswer, type ErrorCode, errorStatus, type FieldError } from '#contract/api/error.ts';

/** A refused or failed call. `status` is 0 when no answer came; a code the app does not know arrives as that of its status. */
export interface ApiError {
  status: number;
  code: ErrorCode | ClientErrorCode;
  /** The server's words in the visitor's language; empty for `network` and `bad_answer`. */
  message: string;
  fields?: Record<string, FieldError[]>;
  data?: Record<string, unknown>;
  requestId?: string;
}

const broken: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'token_invalid',
  403: 'access_denied',
  404: 'not_found',
  429: 'rate_limited',
};

function knownCode(code: string, status: number): ErrorCode {
  if (code in errorStatus) return code as ErrorCode; // its keys are the error codes
  return broken[status] ?? (status < 500 ? 'state_conflict' : 'internal');
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  const { error, request_id } = (body ?? {}) as Partial<ErrorAnswer>; // each field is looked at
  return typeof request_id === 'string' && typeof error?.code === 'string' && typeof error.message === 'string';
}

/** Reads the error body of an answer; anything unreadable becomes `bad_answer`, or `unavailable` when the status says so. */
export function readApiError(status: number, body: unknown): ApiError {
  if (!isErrorAnswer(body)) return { status, code: status >= 500 ? 'unavailable' : 'bad_answer', message: '' };
  const { code, message, fields, data } = body.error;
  return {
    status,
    code: knownCode(code, status),
    message,
    requestId: body.request_id,
    ...(fields ? { fields } : {}),
    ...(data ? { data } : {}),
  };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value && 'message' in value;
}

/** No answer came: offline, aborted or timed out. */
export const networkFailure: ApiError = { status: 0, code: 'network', message: '' };

/** What a call failed with; RTK Query's own failures, such as an aborted call, count as no answer. */
export function apiErrorOf(error: unknown): ApiError {
  return isApiError(error) ? error : networkFailure;
}

/** True when trying again may help: no answer, or trouble on the server's side. */
export function isServerTrouble(error: ApiError): boolean {
  return error.code === 'network' || error.code === 'bad_answer' || error.status >= 500;
}
