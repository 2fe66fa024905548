/** Carriers by the names that people type, and the pages that follow their parcels. */
import { type Carrier, trackingPlace } from '#contract/api/admin/settings.ts';

type Carriers = readonly Carrier[];

const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s.\-_]/g, '');

function findCarrier(carriers: Carriers, name: string): Carrier | undefined {
  const wanted = fold(name);
  return carriers.find((carrier) => [carrier.name, ...carrier.also].some((one) => fold(one) === wanted));
}

/** A carrier's name as it writes it itself; one that we do not know keeps its own. */
export function carrierName(carriers: Carriers, name: string): string {
  return findCarrier(carriers, name)?.name ?? name;
}

/** Where a parcel can be followed; null for carriers that have no page or that we do not know. */
export function trackingUrl(carriers: Carriers, name: string, trackingNo: string): string | null {
  const number = encodeURIComponent(trackingNo.replaceAll(/\s/g, ''));
  return findCarrier(carriers, name)?.tracking?.replace(trackingPlace, () => number) ?? null;
}
