import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useGetAdminProductQuery, useGetProductChoicesQuery } from '#src/api/admin-product.ts';
import { useGetCategoryQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { NoticeContext } from '#src/pages/admin/shared/notice.ts';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductTable } from './ProductTable.tsx';

const PartImport = lazy(async () => ({ default: (await import('#src/pages/admin/part-import/PartImport.tsx')).PartImport }));

const PartExport = lazy(async () => ({ default: (await import('#src/pages/admin/part-export/PartExport.tsx')).PartExport }));

const Makers = lazy(async () => ({ default: (await import('#src/pages/admin/makers/Makers.tsx')).Makers }));

const BulkEdits = lazy(async () => ({ default: (await import('#src/pages/admin/bulk-edit/BulkEdits.tsx')).BulkEdits }));

/** The editor tells itself what others have changed. */
const tellNothing = () => {};

/** The shop's parts: their list, and the editor of one. */
export function Catalogue() {
  const [search] = useSearchParams();
  const { product, view } = readAdminQuery(search);
  const further = view === null ? undefined : views.get(view);
  if (further) return <FurtherView {...further} />;
  if (product === null) return <ProductTable />;
  return (
    <NoticeContext value={tellNothing}>{product === 'new' ? <NewProduct /> : <OneProduct key={product} id={product} />}</NoticeContext>
  );
}

interface Further {
  View: ComponentType;
  /** Spoken there and nowhere else of the catalogue. */
  words: 'office_import' | 'office_makers' | 'office_bulk';
}

/** Views beside the list of parts, by what the address calls them. */
const views: ReadonlyMap<string, Further> = new Map<string, Further>([
  ['import', { View: PartImport, words: 'office_import' }],
  ['export', { View: PartExport, words: 'office_import' }],
  ['makers', { View: Makers, words: 'office_makers' }],
  ['bulk', { View: BulkEdits, words: 'office_bulk' }],
]);

function FurtherView({ View, words }: Further) {
  return (
    <WithWords names={[words]} fallback={<Skeleton $height="20rem" />}>
      <Suspense fallback={<Skeleton $height="20rem" />}>
        <View />
      </Suspense>
    </WithWords>
  );
}

function NewProduct() {
  const { data: choices, error, refetch } = useGetProductChoicesQuery();
  if (error && !choices) return <LoadError error={error} onRetry={() => void refetch()} />;
  return choices ? <ProductEditor product={null} choices={choices} /> : <Skeleton $height="20rem" />;
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
