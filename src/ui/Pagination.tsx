import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import { theme } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PageLinkProps {
  page: number;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
  rel?: 'prev' | 'next';
}

export interface PaginationProps {
  current: number;
  last: number;
  /** Renders the link to a page; the caller knows the address. */
  link: ComponentType<PageLinkProps>;
  className?: string;
}

/** Previous, first, neighbours, last, next; nothing when there is one page. */
export function Pagination({ current, last, link: PageLink, className }: PaginationProps) {
  const { t } = useTranslation();
  if (last <= 1) return null;
  return (
    <Nav aria-label={t('common:pages')} className={className}>
      {current > 1 ? (
        <PageLink page={current - 1} rel="prev">
          <Icon name="left" small />
          <VisuallyHidden>{t('common:previous_page')}</VisuallyHidden>
        </PageLink>
      ) : null}
      {pageNumbers(current, last).map((page, index, all) =>
        page === null ? (
          <span key={`after ${all[index - 1] ?? 0}`}>…</span>
        ) : (
          <PageLink key={page} page={page} aria-current={page === current ? 'page' : undefined}>
            <VisuallyHidden>{t('common:page')}</VisuallyHidden> {page}
          </PageLink>
        ),
      )}
      {current < last ? (
        <PageLink page={current + 1} rel="next">
          <Icon name="right" small />
          <VisuallyHidden>{t('common:next_page')}</VisuallyHidden>
        </PageLink>
      ) : null}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
  > * {
    display: grid;
    grid-auto-flow: column;
    place-items: center;
    min-width: ${theme.fluid.control};
    height: ${theme.fluid.control};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  [aria-current] {
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.heading};
  }
`;
