import { useNavigate } from 'react-router';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { useSaveProductMutation } from '#src/api/admin/product.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useDraftForm } from '#src/pages/admin/shared/use-draft-form.ts';
import { useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import type { ProductDraft } from './product-draft.ts';
import { productRequest } from './product-request.ts';

interface ProductForm {
  /** Null for one that is to be made. */
  product: AdminProduct | null;
  saved: ProductDraft;
  typed: (made: AdminProduct) => ProductDraft;
  definitions: readonly AttributeDefinition[];
  isMakerNew: (name: string) => boolean;
}

export type FormOfProduct = ReturnType<typeof useProductForm>;

/** The editor of a part: what was changed goes to the store; a new one opens in its own editor once it is made. */
export function useProductForm({ product, saved, typed, definitions, isMakerNew }: ProductForm) {
  const navigate = useNavigate();
  const numbers = useTypedNumbers();
  const { tag } = useLocale();
  const [save] = useSaveProductMutation();
  return useDraftForm<ProductDraft, AdminProduct>({
    saved,
    version: product?.version ?? '',
    requestOf: (changed, issues, draft) => {
      const request = productRequest(product ? changed : draft, draft, definitions, { numbers, tag, issues });
      const maker = draft.manufacturer.trim();
      const isNew = maker !== '' && (product === null || changed.manufacturer !== undefined) && isMakerNew(maker);
      return async (version) => {
        const which = product ? { id: product.id, version: String(version) } : {};
        const answer = await save({ ...request, ...which, new_manufacturer: isNew, idempotencyKey: crypto.randomUUID() });
        if (answer.data && !product) void navigate(adminPath({ tab: 'catalog', product: answer.data.id }), { replace: true });
        return answer;
      };
    },
    madeOf: (made) => ({ saved: typed(made), version: made.version }),
  });
}
