import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetCategoriesQuery } from '#src/api/navigation.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';

/** The top categories with how many parts they hold, for the menus of the header. */
export function CategoryList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data, error, refetch } = useGetCategoriesQuery({ depth: 1 });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="12rem" />;
  return (
    <>
      <List>
        {data.list.map(({ web_url, name, product_count }) => (
          <li key={web_url}>
            <RouteLink to={categoryPath(web_url)} onClick={onLeave}>
              {name}
              <small>{integer(product_count)}</small>
            </RouteLink>
          </li>
        ))}
      </List>
      <All to={buildPath('category')} onClick={onLeave}>
        {t('common:header.all_categories')}
      </All>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space['2']};
    min-height: ${theme.fluid.control};
    padding: ${theme.space['1']} ${theme.space['3']};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  small {
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
  }
`;

const All = styled(RouteLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.fluid.control};
  margin-block-start: ${theme.space['1']};
  padding: 0 ${theme.space['3']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.ui};
`;
