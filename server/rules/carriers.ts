/** Carriers that follow a parcel on a page of their own; addresses as they print them on their own sites, as of 2026. */

interface Carrier {
  name: string;
  /** Other ways to write the name, folded. */
  also: readonly string[];
  /** Begin of the page's address; the number comes at the `#`. */
  page: string;
}

const carriers: readonly Carrier[] = [
  { name: 'DHL', also: ['dhlexpress', 'dhlpaket'], page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#' },
  { name: 'UPS', also: [], page: 'https://www.ups.com/track?tracknum=#' },
  { name: 'FedEx', also: [], page: 'https://www.fedex.com/fedextrack/?trknbr=#' },
  { name: 'DPD', also: [], page: 'https://tracking.dpd.de/status/en_US/parcel/#' },
  { name: 'GLS', also: [], page: 'https://gls-group.com/track/#' },
  { name: 'USPS', also: [], page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=#' },
  {
    name: 'Japan Post',
    also: ['jppost', '日本郵便'],
    page: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=#',
  },
  {
    name: 'Yamato Transport',
    also: ['yamato', 'kuronekoyamato', 'ヤマト運輸'],
    page: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=#',
  },
  { name: 'Sagawa Express', also: ['sagawa', '佐川急便'], page: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=#' },
];

const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s.\-_]/g, '');

function findCarrier(name: string): Carrier | undefined {
  const wanted = fold(name);
  return carriers.find((carrier) => fold(carrier.name) === wanted || carrier.also.includes(wanted));
}

/** A carrier's name as it writes it itself; one that we do not know keeps its own. */
export function carrierName(name: string): string {
  return findCarrier(name)?.name ?? name;
}

/** Where a parcel can be followed; null for carriers that we do not know. */
export function trackingUrl(name: string, trackingNo: string): string | null {
  const number = encodeURIComponent(trackingNo.replaceAll(/\s/g, ''));
  return findCarrier(name)?.page.replace('#', () => number) ?? null;
}

/** Names to choose from. */
export const carrierNames: readonly string[] = carriers.map(({ name }) => name);
