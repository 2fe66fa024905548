import type { SiteConfig } from '#contract/api/visitor.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import { endpoints } from '#src/api/visitor.ts';
import type { RootState } from './store.ts';

const selectConfigAnswer = endpoints.getConfig.select();

/** The site's configuration; null until it is there, and for good when it fails: that is ignored. */
export function selectConfig(state: RootState): SiteConfig | null {
  return selectConfigAnswer(state).data ?? null;
}

/** As the server wrote it into the page. */
const nameInPage = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/** The shop's name: from the configuration, before it arrives from the page that the server sent. */
export function selectSiteName(state: RootState): string {
  return selectConfig(state)?.head.site_name ?? nameInPage;
}

/** As the server painted it. */
const logoInPage = document.querySelector('#app header img')?.getAttribute('src') ?? '';

/** The operator's own mark; empty for the one that came with the shop, which the app draws itself. */
export function selectLogo(state: RootState): string {
  const logo = selectConfig(state)?.head.logo;
  return logo === undefined ? logoInPage : logo === shippedFiles.logo ? '' : logo;
}

/** The currency that prices are shown in; null until the configuration is there. */
export function selectCurrency(state: RootState): string | null {
  return state.visitor.currency ?? selectConfig(state)?.currency.code ?? null;
}
