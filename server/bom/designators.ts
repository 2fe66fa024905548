/** What the letters of a designator mean by IEC 60617, IEEE 315 and usage: the parts that a row can be of. */
import { classLine } from '#contract/part-classes.ts';
import type { Reference } from '#server/search/reference.ts';
import { referencePrefix } from './references.ts';

const switches = 'tactile-switches switches encoders';
const relays = 'power-relays signal-relays solid-state-relays';
const quartz = 'frequency';
const chips = 'ics sensors-rf discretes frequency power boards protection relays-switches magnetics-line';

/** Classes of parts, each with all below it; letters that nobody agrees on are left out and bound nothing. */
const kinds: Readonly<Record<string, string>> = {
  R: 'resistors',
  RS: 'chip-resistors through-hole-resistors current-sense-resistors',
  RN: 'resistor-networks',
  RA: 'resistor-networks',
  RP: 'resistor-networks trimmer-potentiometers',
  RV: 'varistors trimmer-potentiometers',
  VR: 'varistors trimmer-potentiometers power-management',
  POT: 'trimmer-potentiometers',
  RT: 'thermistors resettable-fuses',
  RK: 'thermistors',
  TH: 'thermistors',
  NTC: 'thermistors',
  C: 'capacitors',
  CE: 'capacitors',
  L: 'inductors magnetics-line',
  FB: 'ferrite-beads common-mode-chokes power-inductors rf-inductors',
  FL: 'ferrite-beads common-mode-chokes rf-passives',
  D: 'diodes optoelectronics voltage-references',
  VD: 'diodes optoelectronics',
  CR: 'diodes optoelectronics',
  DZ: 'diodes',
  ZD: 'diodes',
  TVS: 'diodes varistors',
  LED: 'optoelectronics',
  LD: 'optoelectronics',
  HL: 'optoelectronics',
  Q: `transistors power-switches ${quartz}`,
  QF: 'transistors',
  VT: 'transistors',
  T: 'transistors magnetics-line inductors',
  TR: 'transistors magnetics-line inductors',
  U: chips,
  IC: chips,
  DA: chips,
  DD: chips,
  N: chips,
  A: `${chips} connectors`,
  OK: 'optocouplers',
  J: 'connectors fuse-holders battery-holders',
  P: 'connectors',
  CN: 'connectors',
  CON: 'connectors',
  JP: 'connectors switches',
  XP: 'connectors',
  XS: 'connectors',
  X: `connectors ${quartz} fuse-holders battery-holders`,
  Y: quartz,
  XT: quartz,
  XTAL: quartz,
  ZQ: quartz,
  OSC: quartz,
  F: 'protection',
  FU: 'protection',
  K: relays,
  RY: relays,
  RL: relays,
  RLY: relays,
  SW: switches,
  S: switches,
  SA: switches,
  SB: switches,
  BT: 'batteries battery-holders',
  BAT: 'batteries battery-holders',
  PS: 'power power-management magnetics-line',
  LS: 'audio-transducers',
  BZ: 'audio-transducers',
  MIC: 'audio-transducers motion-sensors',
  ANT: 'rf connectors',
};

const known = new WeakMap<Reference, Map<string, ReadonlySet<string>>>();

/** Slugs of the leaf categories that a row's designators allow, with those that nobody says the class of; null where they bound nothing. */
export function kindsOf(reference: Reference, references: readonly string[]): ReadonlySet<string> | null {
  const prefix = referencePrefix(references).replace(/_+$/, '');
  const classes = Object.hasOwn(kinds, prefix) ? kinds[prefix] : undefined;
  if (classes === undefined) return null;
  const sets = known.get(reference) ?? new Map<string, ReadonlySet<string>>();
  known.set(reference, sets);
  const found = sets.get(prefix) ?? new Set(leavesOf(reference, new Set(classes.split(' '))));
  sets.set(prefix, found);
  return found;
}

function leavesOf({ categories }: Reference, classes: ReadonlySet<string>): string[] {
  return [...categories.values()].flatMap(({ slug, partClass, children }) => {
    const isMeant = partClass === null || classLine(partClass).some((one) => classes.has(one));
    return isMeant && children.length === 0 ? [slug] : [];
  });
}

/** Letters of what is on a board and is bought by nobody. */
const bare = new Set(['TP', 'FID', 'FD', 'FM', 'MH', 'HOLE', 'LOGO', 'NT', 'SJ', 'MP', 'REF']);
const bareWords =
  /test ?-?_?(?:point|pad)|mounting ?_?hole|tooling ?_?hole|fiducial|(?<![a-z])logo(?![a-z])|net ?-?_?tie|solder ?-?_?jumper|(?<![a-z])NPTH(?![a-z])|mouse ?bite|(?:^|[:_ ])hole(?:$|[_ ])|testpunkt|messpunkt|befestigungsbohrung|montagebohrung|passermarke|контрольн\S+ точка|крепёжн\S+ отверстие|крепежн\S+ отверстие|реперн\S+|point de (?:test|mesure)|trou de fixation|mire de repérage|ponto de teste|furo de (?:montagem|fixação)|titik uji|lubang (?:pemasangan|baut)|test noktası|montaj deliği|punto de prueba|(?:agujero|orificio) de (?:montaje|fijación)|テスト(?:ポイント|パッド)|(?:取り?付け?|固定)穴|基準マーク|परीक्षण बिंदु|टेस्ट पॉइंट|测试[点點]|安装孔|定位孔|基准点|丝印标志/iu;

interface Row {
  source: Partial<Record<'mpn' | 'sku' | 'value' | 'package' | 'description', string>>;
  references: readonly string[];
}

/** Whether a row is of copper and holes alone: test points, mounting holes, fiducials, logos. With a part number somebody sells it. */
export function isNoPart({ source, references }: Row): boolean {
  if (source.mpn !== undefined || source.sku !== undefined) return false;
  const [first = ''] = references;
  const letters = referencePrefix([first]).replace(/_+$/, '');
  return bare.has(letters) || [source.value, source.package, source.description].some((text) => bareWords.test(text ?? ''));
}
