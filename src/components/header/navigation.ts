import type { Translate } from '#src/i18n/typed-words.ts';
import type { NavItem, SiteConfig } from '#contract/api/visitor.ts';
import { buildPath } from '#contract/routes/build-path.ts';

export interface Navigation {
  sections: NavItem[];
  columns: SiteConfig['LastColumn'];
  side: NavItem[];
}

function item(title: string, path: string): NavItem {
  return { title, path, external: false, icon: null, children: [] };
}

/** The links of header and footer: the site's own, or those of the route table while the configuration is missing. */
export function navigationOf(config: SiteConfig | null, t: Translate): Navigation {
  if (config) return { sections: config.headColumn, columns: config.LastColumn, side: config.otherNav };
  const categories = item(t('common:header.all_categories'), buildPath('category'));
  const manufacturers = item(t('common:header.manufacturers'), buildPath('manufacturers'));
  const partList = item(t('common:header.chip_find'), buildPath('product-chipFindSearch'));
  const bom = item(t('common:header.bom'), buildPath('other-bom'));
  const calculators = item(t('common:header.calculators'), buildPath('tool'));
  const contact = item(t('common:header.contact'), buildPath('about-contactUs'));
  return {
    sections: [categories, manufacturers, calculators, bom, partList],
    columns: [
      {
        title: t('common:footer.buy'),
        items: [categories, manufacturers, partList, bom, item(t('common:footer.cart'), buildPath('cart'))],
      },
      { title: t('common:footer.engineer'), items: [calculators] },
      { title: t('common:footer.help'), items: [contact] },
    ],
    side: [contact],
  };
}
