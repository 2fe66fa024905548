import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media, theme } from './theme.ts';

/** The way from the start page to here; each child is a link, the page itself is left out. */
export function Breadcrumb({ children, className }: { children: readonly ReactNode[]; className?: string }) {
  const { t } = useTranslation();
  return (
    <Nav aria-label={t('common:breadcrumb')} className={className}>
      <ol>
        {children.flat().map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the way is what tells the steps apart
          <li key={index}>{link}</li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  padding-block-start: ${theme.space['4']};
  font: ${theme.type.dense};
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space['1']} ${theme.space['2']};
  }
  li + li::before {
    content: '/';
    margin-inline-end: ${theme.space['2']};
    color: ${theme.color.text.tertiary};
  }
  a {
    color: ${theme.color.text.secondary};
  }
  ${media.underMd} {
    overflow-x: auto;
    scrollbar-width: none;
    ol {
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
`;
