import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { endpoints } from '#src/api/navigation.ts';
import { useAppDispatch } from '#src/store/store.ts';

/** Time without a key press after which the shop is asked. */
const pauseMilliseconds = 120;
/** Longest text that is suggested for. */
const longest = 60;

/** Suggestions for what is typed; a call that a newer text outdates is aborted. The last answer stays until the next is there. */
export function useSuggestions(keyword: string) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(keyword.slice(0, longest)), asked === undefined ? 0 : pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [keyword, asked]);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const call = dispatch(endpoints.searchSuggest.initiate({ keyword: asked }));
    return () => {
      call.abort();
      call.unsubscribe();
    };
  }, [asked, dispatch]);
  const { data } = endpoints.searchSuggest.useQueryState(asked === undefined ? skipToken : { keyword: asked });
  return data;
}
