import { getOpenApi } from '#contract/api/openapi.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { entityTag } from '#server/http/cache-headers.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { openApiText } from '#server/openapi/document.ts';

export function registerOpenApiRoute(app: StoreApp, deps: StoreDeps): void {
  let made: Promise<Uint8Array<ArrayBuffer>> | undefined;
  contractRoute(app, deps, getOpenApi, async () => {
    made ??= openApiText().then((text) => new TextEncoder().encode(text));
    const bytes = await made;
    return new FileAnswer(bytes, {
      type: 'application/json; charset=UTF-8',
      saveAs: null,
      shared: { tag: entityTag(getOpenApi, bytes) ?? '', isLasting: false },
    });
  });
}
