import type { RequestHandler } from 'msw';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { beginUpload, uploadFile } from '#contract/api/upload.ts';
import { mock } from './mock.ts';

type Taken = ResponseOf<typeof uploadFile>;

/** A file may come, and is answered with this. */
export function mockUpload(answer: Taken | (() => Taken | Response)): RequestHandler[] {
  return [mock(beginUpload, { token: 'ut_1', expires_at: '2026-11-21T12:10:00Z' }), mock(uploadFile, answer)];
}
