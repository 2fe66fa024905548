import type { AttributeDefinition, Category } from '#contract/api/part.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import { useGetCategoryQuery } from '#src/api/catalog.ts';

const none: AttributeDefinition[] = [];

/** Parameters, name and class of the category that a list is narrowed to. Not ready while they load; a category that is not there has none. */
export function useCategoryParameters(webUrl: string | null): {
  attributes: AttributeDefinition[];
  name: string | null;
  partClass: Category['part_class'];
  isReady: boolean;
} {
  const { currentData, isFetching } = useGetCategoryQuery(categoryRequest({ category_web_url: webUrl ?? '' }), { skip: webUrl === null });
  return {
    attributes: currentData?.category.attributes ?? none,
    name: currentData?.category.name ?? null,
    partClass: currentData?.category.part_class ?? null,
    isReady: webUrl === null || !isFetching,
  };
}
