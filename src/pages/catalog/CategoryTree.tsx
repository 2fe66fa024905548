import { overviewRequest } from '#contract/requests/overview-request.ts';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Category } from '#contract/api/part.ts';
import { useGetCategoriesQuery } from '#src/api/navigation.ts';
import { CategorySymbol } from '#src/components/category/CategorySymbol.tsx';
import { categoryPath } from '#contract/routes/category-path.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { theme } from '#src/ui/theme.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

/** The tree of categories, three levels deep. */
export function CategoryTree() {
  const { t } = useTranslation('catalog');
  const { data, error, refetch } = useGetCategoriesQuery(overviewRequest);
  if (!data) return error ? <LoadError error={error} title={t('load_failed')} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.list.length === 0) return <EmptyState title={t('categories.none')}>{t('categories.none_text')}</EmptyState>;
  return (
    <div>
      {data.list.map((branch) => (
        <Branch key={branch.web_url} branch={branch} />
      ))}
    </div>
  );
}

function Branch({ branch }: { branch: Category }) {
  const { integer } = useFormat();
  const groups = (branch.children ?? []).filter(({ children = [] }) => children.length > 0);
  const leaves = (branch.children ?? []).filter(({ children = [] }) => children.length === 0);
  return (
    <Section>
      <h2>
        <RouteLink to={categoryPath(branch.web_url)}>
          {branch.name} <Count>{integer(branch.product_count)}</Count>
        </RouteLink>
      </h2>
      {leaves.length > 0 ? <CategoryCards categories={leaves} /> : null}
      {groups.map((group) => (
        <Group key={group.web_url}>
          <h3>
            <RouteLink to={categoryPath(group.web_url, branch.web_url)}>
              <CategorySymbol partClass={group.part_class} />
              <span>
                {group.name} <Count>{integer(group.product_count)}</Count>
              </span>
            </RouteLink>
          </h3>
          <CategoryCards categories={group.children ?? []} />
        </Group>
      ))}
    </Section>
  );
}

const Section = styled.section`
  padding-block-start: ${theme.fluid.section};
`;

const Group = styled.div`
  padding-block-start: ${theme.space['4']};
  h3 a {
    display: inline-flex;
    gap: ${theme.space['3']};
    align-items: center;
  }
`;

const Count = styled.span`
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
