import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';

/** The title of a banner, which leads to its page where it has one. */
export function BannerTitle({ banner: { title, path } }: { banner: ShownBanner }) {
  return path === null ? title : <RouteLink to={path}>{title}</RouteLink>;
}
