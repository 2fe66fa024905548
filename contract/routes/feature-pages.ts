import type { SiteConfig } from '#contract/api/visitor.ts';
import type { RouteName } from './table.ts';

/** Pages of features that the operator switches on and off; those of an account say themselves what is in it. */
const featureOf: Partial<Record<RouteName, keyof SiteConfig['features']>> = {
  'other-coupons': 'coupons',
  'other-rfqs': 'rfq',
};

/** Whether a page is there at all: with its feature off it is none. A store that does not tell is taken to have it on. */
export function isPageOffered(name: RouteName, features: { [name in keyof SiteConfig['features']]?: boolean | undefined }): boolean {
  const feature = featureOf[name];
  return feature === undefined || features[feature] !== false;
}
