import type { Banner } from '#contract/api/banner.ts';

/** A banner as it is typed: its moments as fields of the browser hold them, in UTC. */
export interface TypedBanner extends Omit<Banner, 'from' | 'until'> {
  from: string;
  until: string;
}

const typedMoment = (moment: string | null): string =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
const momentOf = (typed: string): string | null => (typed === '' ? null : `${typed}:00Z`);

export const typedBanner = (banner: Banner): TypedBanner => ({
  ...banner,
  from: typedMoment(banner.from),
  until: typedMoment(banner.until),
});

export const bannerOf = (typed: TypedBanner): Banner => ({ ...typed, from: momentOf(typed.from), until: momentOf(typed.until) });

export const newBanner: TypedBanner = { kind: 'notice', is_on: true, title: {}, text: {}, path: '', from: '', until: '' };
