import { useSearchParams } from 'react-router';
import { useGetAdminProductQuery, useGetProductChoicesQuery } from '#src/api/admin/product.ts';
import { useGetCategoryQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { NoCategories } from '#src/pages/admin/shared/NoCategories.tsx';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductTable } from './ProductTable.tsx';

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** The shop's parts: their list, and the editor of one. */
export function Catalog() {
  const [search] = useSearchParams();
  const { product } = readAdminQuery(search);
  if (product === null) return <ProductTable />;
  return (
    <NoticeContext value={tellNothing}>{product === 'new' ? <NewProduct /> : <OneProduct key={product} id={product} />}</NoticeContext>
  );
}

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
