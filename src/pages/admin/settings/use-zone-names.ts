import { useTranslation } from 'react-i18next';
import { zonesAtFirst } from '#contract/shipping.ts';

interface ZoneNames {
  /** A zone's name for the eye: of those that come with the shop, in the page's language. */
  shownName: (name: string) => string;
  /** What is saved of a shown name, so that a zone that came with the shop is named in every language until somebody names it. */
  savedName: (shown: string) => string;
}

export function useZoneNames(): ZoneNames {
  const { t } = useTranslation('settings');
  const shownName: ZoneNames['shownName'] = (name) => {
    const first = zonesAtFirst.find((one) => one === name);
    return first ? t(`shipping.zone.${first}`) : name;
  };
  return { shownName, savedName: (shown) => zonesAtFirst.find((one) => shownName(one) === shown) ?? shown };
}
