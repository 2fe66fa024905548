import { useSearchParams } from 'react-router';
import type { CommentSort } from '#contract/api/review.ts';

interface Choice {
  rating?: number | null;
  sort?: CommentSort;
}

/** Which comments are shown, from the address: `stars=4`, `comments=helpful`. */
export function useReviewQuery() {
  const [search, setSearch] = useSearchParams();
  const stars = /^[1-5]$/.exec(search.get('stars') ?? '')?.[0];
  const sort: CommentSort = search.get('comments') === 'helpful' ? 'helpful' : 'newest';
  const choose = (choice: Choice) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (choice.rating === null) next.delete('stars');
        else if (choice.rating !== undefined) next.set('stars', String(choice.rating));
        if (choice.sort === 'newest') next.delete('comments');
        else if (choice.sort !== undefined) next.set('comments', choice.sort);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { rating: stars === undefined ? null : Number(stars), sort, choose };
}
