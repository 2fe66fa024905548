import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Category } from '#contract/api/part.ts';
import type { CouponDef } from '#contract/api/coupon.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetManufacturerQuery } from '#src/api/catalog.ts';
import { useGetCategoriesQuery } from '#src/api/navigation.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

/** How deep the categories reach that a coupon can name. */
const depth = 3;

/** The parts that a coupon is for, with the way to them; nothing when it is for all. */
export function CouponScope({ scope: { categories, manufacturers, skus } }: Pick<CouponDef, 'scope'>) {
  const { t } = useTranslation('coupons');
  const { list } = useFormat();
  if (categories.length + manufacturers.length + skus.length === 0) return null;
  return (
    <Line>
      <span>{t('fact.parts')}</span>
      {categories.length > 0 ? <Categories slugs={categories} /> : null}
      {manufacturers.map((slug) => (
        <Maker key={slug} slug={slug} />
      ))}
      {skus.length > 0 ? <span>{t('fact.order_codes', { codes: list(skus) })}</span> : null}
    </Line>
  );
}

function flat(categories: readonly Category[]): Category[] {
  return categories.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

function Categories({ slugs }: { slugs: readonly string[] }) {
  const { data } = useGetCategoriesQuery({ depth });
  const known = flat(data?.list ?? []);
  return slugs.map((slug) => {
    const found = known.find(({ web_url }) => web_url === slug);
    return (
      <RouteLink key={slug} to={categoryPath(slug, found?.parent_web_url ?? null)}>
        {found?.name ?? slug}
      </RouteLink>
    );
  });
}

function Maker({ slug }: { slug: string }) {
  const { data } = useGetManufacturerQuery({ brand_web_url: slug });
  return <RouteLink to={buildPath('manufacturers-brand_web_url', { brand_web_url: slug })}>{data?.name ?? slug}</RouteLink>;
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space['2']};
`;
