import type { ComponentProps } from 'react';
import { useFormat } from '#src/i18n/format.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PageRow } from './list-frame.ts';

interface Props {
  data: { list: readonly unknown[]; total: number; current_page: number; last_page: number; page_size: number };
  words: (numbers: { from: string; to: string; number: string; count: number }) => string;
  link: ComponentProps<typeof Pagination>['link'];
}

/** Which entries of a list are shown, and the other pages. */
export function ShownPages({ data, words, link }: Props) {
  const { integer } = useFormat();
  const { list, total, current_page: current, last_page: last, page_size: size } = data;
  if (list.length === 0) return null;
  const first = (current - 1) * size + 1;
  return (
    <PageRow>
      <p>{words({ from: integer(first), to: integer(first + list.length - 1), number: integer(total), count: total })}</p>
      <Pagination current={current} last={last} link={link} />
    </PageRow>
  );
}
