import type { States } from '#src/states/state.ts';
import { type PageLinkProps, Pagination } from '#src/ui/Pagination.tsx';

function PageLink({ page, children, ...rest }: PageLinkProps) {
  return (
    <a href={`#page-${page}`} {...rest}>
      {children}
    </a>
  );
}

const at = (current: number, last: number) => () => <Pagination current={current} last={last} link={PageLink} />;

export const states: States = {
  first: at(1, 12),
  middle: at(6, 12),
  last: at(12, 12),
  two: at(1, 2),
};
