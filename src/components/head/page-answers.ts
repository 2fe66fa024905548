/** What the store says to the calls of the page on screen. The page makes the same calls, so most answers are there and the others on their way. */
import type { ThunkAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { getCategories, getCategory, getHome, getManufacturer, getManufacturers, hotProduct, productList } from '#contract/api/catalog.ts';
import { callName } from '#contract/api/call-name.ts';
import {
  getBlogDetail,
  getBlogList,
  getComponentDetail,
  getComponentList,
  getNewsDetail,
  getNewsList,
  getPage,
  getSolutionDetail,
  getSolutionList,
  getSupplierDetail,
  getSupplierList,
} from '#contract/api/content.ts';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { getProductDetail } from '#contract/api/product.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { type ReadAnswer, readAnswers } from '#contract/head/read-answers.ts';
import { noRecord, type RecordWords, recordWords } from '#contract/head/record-words.ts';
import { existenceCall } from '#contract/routes/exists.ts';
import { firstCalls, type PageAddress } from '#contract/routes/first-calls.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import { endpoints as catalog } from '#src/api/catalog.ts';
import { endpoints as content } from '#src/api/content.ts';
import { endpoints as navigation } from '#src/api/navigation.ts';
import { endpoints as visitor } from '#src/api/visitor.ts';
import type { AppDispatch, RootState } from '#src/store/store.ts';

/** A call as the cache knows it, whatever it asks and answers. */
interface Query {
  select: (args: never) => (state: RootState) => { isError: boolean };
  initiate: (args: never, options: { subscribe: false }) => ThunkAction<Promise<{ data?: unknown }>, RootState, unknown, UnknownAction>;
}

/** Calls whose answers a head tells something of; a page's other calls are left alone. */
const queries = new Map<AnyEndpoint, Query>([
  [getConfig, visitor.getConfig],
  [getHome, catalog.getHome],
  [getCategories, navigation.getCategories],
  [getCategory, catalog.getCategory],
  [getManufacturers, catalog.getManufacturers],
  [getManufacturer, catalog.getManufacturer],
  [productList, catalog.productList],
  [hotProduct, catalog.hotProduct],
  [getProductDetail, catalog.getProductDetail],
  [getPage, content.getPage],
  [getBlogList, content.getBlogList],
  [getBlogDetail, content.getBlogDetail],
  [getNewsList, content.getNewsList],
  [getNewsDetail, content.getNewsDetail],
  [getSolutionList, content.getSolutionList],
  [getSolutionDetail, content.getSolutionDetail],
  [getComponentList, content.getComponentList],
  [getComponentDetail, content.getComponentDetail],
  [getSupplierList, content.getSupplierList],
  [getSupplierDetail, content.getSupplierDetail],
]);

export interface PageAnswers {
  read: ReadAnswer;
  /** Null where the store does not say that the page's record exists. */
  record: RecordWords | null;
}

/** Null for a call that failed: the page has told the visitor so, and asks again when he wishes. */
function answerTo(call: AnyEndpoint, request: object) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const query = queries.get(call);
    // Pages leave a request without fields out, and the cache takes that for another call.
    const args = (Object.keys(request).length === 0 ? undefined : request) as never; // the request of this very call
    if (!query || query.select(args)(getState()).isError) return null;
    const { data = null } = await dispatch(query.initiate(args, { subscribe: false }));
    return data;
  };
}

export function pageAnswers({ row }: RouteMatch, address: PageAddress) {
  return async (dispatch: AppDispatch): Promise<PageAnswers> => {
    const asked = new Map<string, Promise<unknown>>();
    const ask = async <E extends AnyEndpoint>(call: E, request: RequestOf<E> & object) => {
      const name = callName(call, request);
      const answer = asked.get(name) ?? dispatch(answerTo(call, request));
      asked.set(name, answer);
      return (await answer) as ResponseOf<E> | null; // the cache holds what the call's own schema has read
    };
    const exists = existenceCall(row.name);
    void ask(getConfig, {});
    const made = row.head.index ? firstCalls(row)?.(address, { ask, want: (call, request) => void ask(call, request) }) : undefined;
    const own = exists && ask(exists.call, exists.request(address));
    if (exists?.also) void ask(exists.also.call, exists.also.request(address));
    await made;
    const answers = await Promise.all([...asked].map(async ([call, answer]) => ({ call, answer: await answer })));
    const known = own ? await own : null;
    const record = known === null ? null : recordWords(known);
    return { read: readAnswers(answers, ({ answer }) => answer), record: exists ? record : noRecord };
  };
}
