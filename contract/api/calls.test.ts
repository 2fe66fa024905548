import { expect, it } from 'vitest';
import { calls, findCall } from './calls.ts';
import { readFile } from './upload.ts';

it('finds every call at its own address', () => {
  for (const call of calls) {
    expect(findCall(call.method, call.path.replace(/:\w+$/, 'x1'))?.call, `${call.method} ${call.path}`).toBe(call);
  }
});

it('reads the part of the path that is a parameter', () => {
  expect(findCall('GET', '/api/store/common/file/f_1')).toEqual({ call: readFile, params: { file_id: 'f_1' } });
});

it.each([
  ['POST', '/api/store/common/config'],
  ['GET', '/api/store/common/file/'],
  ['GET', '/api/store/common/file/a/b'],
  ['GET', '/api/store/common/file/:file_id/'],
  ['GET', '/api/store/common/config/'],
  ['GET', '/api/store/common/Config'],
  ['GET', '/api/store/common/nothing'],
])('finds nothing for %s %s', (method, path) => {
  expect(findCall(method, path)).toBeNull();
});
