import { expect, it } from 'vitest';
import { findSharedCall, sharedCalls } from './shared-calls.ts';
import { readImage } from './upload.ts';

it('finds every call at its own address', () => {
  for (const call of sharedCalls) {
    expect(findSharedCall(call.method, call.path.replace(/:\w+$/, 'x1'))?.call, `${call.method} ${call.path}`).toBe(call);
  }
});

it('reads the part of the path that is a parameter', () => {
  expect(findSharedCall('GET', '/api/store/common/image/f_1')).toEqual({ call: readImage, params: { file_id: 'f_1' } });
});

it.each([
  ['POST', '/api/store/common/config'],
  ['GET', '/api/store/common/image/'],
  ['GET', '/api/store/common/image/a/b'],
  ['GET', '/api/store/common/image/:file_id/'],
  ['GET', '/api/store/common/config/'],
  ['GET', '/api/store/common/Config'],
  ['GET', '/api/store/common/nothing'],
  ['GET', '/api/store/cart/cart-list'],
  ['GET', '/api/store/common/file/f_1'],
])('finds nothing for %s %s', (method, path) => {
  expect(findSharedCall(method, path)).toBeNull();
});
