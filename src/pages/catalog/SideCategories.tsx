import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface CategoryLink {
  name: string;
  count: number;
  path: string;
  isCurrent?: boolean;
}

interface Props {
  all: CategoryLink;
  categories: readonly CategoryLink[];
  className?: string;
}

/** The categories in which a list has parts, as a row that scrolls by itself. */
export function SideCategories({ all, categories, className }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  if (categories.length === 0) return null;
  const isAll = !categories.some(({ isCurrent }) => isCurrent);
  return (
    <Row aria-label={t('categories_of_list')} className={className}>
      {[{ ...all, isCurrent: isAll }, ...categories].map(({ name, count, path, isCurrent = false }) => (
        <RouteLink key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
          {name} <Count>{integer(count)}</Count>
        </RouteLink>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${theme.space['1']};
  padding-block: ${theme.space['3']};
  overflow-x: auto;
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space['2']};
    min-height: ${theme.fluid.control};
    padding-inline: ${theme.space['3']};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    white-space: nowrap;
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

const Count = styled.span`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
