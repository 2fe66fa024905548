import type { Carrier } from '#contract/api/admin/settings.ts';

/** Carriers until the operator names others; addresses as they print them on their own sites, as of 2026. */
export const usualCarriers: readonly Carrier[] = [
  { name: 'DHL', also: ['DHL Express', 'DHL Paket'], tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  { name: 'UPS', also: [], tracking: 'https://www.ups.com/track?tracknum={number}' },
  { name: 'FedEx', also: [], tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'DPD', also: [], tracking: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { name: 'GLS', also: [], tracking: 'https://gls-group.com/track/{number}' },
  { name: 'USPS', also: [], tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  {
    name: 'Japan Post',
    also: ['JP Post', '日本郵便'],
    tracking: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
  },
  {
    name: 'Yamato Transport',
    also: ['Yamato', 'Kuroneko Yamato', 'ヤマト運輸'],
    tracking: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
  },
  {
    name: 'Sagawa Express',
    also: ['Sagawa', '佐川急便'],
    tracking: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
  },
];
