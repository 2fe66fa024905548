import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useGetAdminProductQuery, useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { useGetCategoryQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { NoCategories } from '#src/pages/admin/shared/NoCategories.tsx';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { adminViews, readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductTable } from './ProductTable.tsx';

const PartImport = lazy(async () => ({ default: (await import('#src/pages/admin/part-import/PartImport.tsx')).PartImport }));

const PartSources = lazy(async () => ({ default: (await import('#src/pages/admin/part-sources/PartSources.tsx')).PartSources }));

const PartExport = lazy(async () => ({ default: (await import('#src/pages/admin/part-export/PartExport.tsx')).PartExport }));

const Makers = lazy(async () => ({ default: (await import('#src/pages/admin/manufacturers/Makers.tsx')).Makers }));

const Outlines = lazy(async () => ({ default: (await import('#src/pages/admin/outlines/Outlines.tsx')).Outlines }));

const Categories = lazy(async () => ({ default: (await import('#src/pages/admin/categories/Categories.tsx')).Categories }));

const BulkEdits = lazy(async () => ({ default: (await import('#src/pages/admin/bulk/BulkEdits.tsx')).BulkEdits }));

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** The shop's parts: their list, and the editor of one. */
export function Catalog() {
  const [search] = useSearchParams();
  const { product, view } = readAdminQuery(search);
  const further = adminViews.catalog.find((one) => one === view);
  if (further !== undefined) return <Suspense fallback={waiting}>{views[further]}</Suspense>;
  if (product === null) return <ProductTable />;
  return (
    <NoticeContext value={tellNothing}>{product === 'new' ? <NewProduct /> : <OneProduct key={product} id={product} />}</NoticeContext>
  );
}

const waiting = <Skeleton $height="20rem" />;

/** Views beside the list of parts, each with the words that it alone speaks. */
const views: Readonly<Record<(typeof adminViews.catalog)[number], ReactNode>> = {
  import: (
    <WithWords names={['admin_import', 'admin_part_sources']} fallback={waiting}>
      <PartImport />
    </WithWords>
  ),
  sources: (
    <WithWords names={['admin_import', 'admin_part_sources']} fallback={waiting}>
      <PartSources />
    </WithWords>
  ),
  export: (
    <WithWords names={['admin_import']} fallback={waiting}>
      <PartExport />
    </WithWords>
  ),
  makers: (
    <WithWords names={['admin_manufacturers']} fallback={waiting}>
      <Makers />
    </WithWords>
  ),
  categories: (
    <WithWords names={['admin_categories', 'site']} fallback={waiting}>
      <Categories />
    </WithWords>
  ),
  outlines: (
    <WithWords names={['admin_outlines', 'part']} fallback={waiting}>
      <Outlines />
    </WithWords>
  ),
  bulk: (
    <WithWords names={['admin_bulk']} fallback={waiting}>
      <BulkEdits />
    </WithWords>
  ),
};

function NewProduct() {
  const { data: choices, error, refetch } = useGetProductChoicesQuery();
  if (error && !choices) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!choices) return <Skeleton $height="20rem" />;
  return (
    <Stack>
      <NoCategories />
      <ProductEditor product={null} choices={choices} />
    </Stack>
  );
}

function OneProduct({ id }: { id: string }) {
  const { data: choices, error: noChoices, refetch: askAgain } = useGetProductChoicesQuery();
  const { data: product, error, refetch } = useGetAdminProductQuery({ id });
  const at = product?.fields.category ?? '';
  // Values are typed in the units of the category, so these come first.
  const {
    data: category,
    error: noCategory,
    refetch: askCategory,
  } = useGetCategoryQuery({ category_web_url: at, parts: '0' }, { skip: at === '' });
  if (noChoices && !choices) return <LoadError error={noChoices} onRetry={() => void askAgain()} />;
  if (error && !product) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (noCategory && !category) return <LoadError error={noCategory} onRetry={() => void askCategory()} />;
  return choices && product && category ? <ProductEditor product={product} choices={choices} /> : <Skeleton $height="20rem" />;
}
