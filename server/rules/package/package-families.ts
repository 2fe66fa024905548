/** Housings by every name they go by, as data: the standards', the makers', and those of drawing programs. */

export type Mounting = 'smd' | 'tht';

export interface Family {
  /** Names, written together and in capitals; `N` stands for the number of pins. */
  names: string[];
  mounting: Mounting;
  /** Where the name says the pins without a number. */
  pins?: number;
  /** Whether pins and size say less than the family: all that differ in them are other packages. */
  hasPins?: boolean;
}

const dual = (names: string): Family => ({ names: names.split(' '), mounting: 'smd', hasPins: true });
const leaded = (names: string, pins?: number): Family => ({
  names: names.split(' '),
  mounting: 'tht',
  ...(pins === undefined ? { hasPins: true } : { pins }),
});
const fixed = (names: string, pins: number): Family => ({ names: names.split(' '), mounting: 'smd', pins });

/** By comparable name. */
export const families: Readonly<Record<string, Family>> = {
  dip: leaded('DIP DIL PDIP PDIL CDIP SPDIP SDIP DIPSOCKET MINIDIP'),
  sip: leaded('SIP SIL'),
  so: dual('SOIC SO SOP NSO SOICN MICROSO'),
  sowide: dual('SOICW SOW SOWIDE SOL SOLIC WSO SOJW'),
  soep: dual('SOEP SOICEP HSOP HSOIC ESOP ESOIC POWERSOIC HSO SOPEP'),
  soj: dual('SOJ'),
  tssop: dual('TSSOP'),
  tssopep: dual('HTSSOP TSSOPEP PWP HTSSOPEP'),
  msop: dual('MSOP VSSOP USOP UMAX MICROMAX MINISO MSO'),
  msopep: dual('HVSSOP MSOPEP HMSOP VSSOPEP'),
  ssop: dual('SSOP QSOP'),
  vsop: dual('VSOP'),
  tsop: dual('TSOP TSOPI TSOPII'),
  qfp: dual('QFP LQFP TQFP PQFP VQFP'),
  qfpep: dual('HTQFP EQFP QFPEP LQFPEP TQFPEP HLQFP PQFPEP'),
  qfn: dual(
    'QFN VQFN WQFN UQFN HVQFN LFCSP UFQFPN VFQFPN VFQFN TQFN MLF UFQFN HWQFN XQFN MLPQ QFNEP VQFNEP WQFNEP TQFNEP LFCSPEP HVQFNEP VFQFNEP',
  ),
  dfn: dual('DFN SON WSON VSON TDFN UDFN WDFN VDFN USON XSON MLP PDFN UDFNEP DFNEP SONEP WSONEP VSONEP TDFNEP WDFNEP HVSON X2SON'),
  bga: dual('BGA FBGA FTBGA CABGA TFBGA VFBGA CSBGA UFBGA LFBGA PBGA CSPBGA TFLGA'),
  csp: dual('DSBGA WLCSP WCSP CSP UCSP'),
  lga: dual('LGA OLGA HLGA OPLGA LCC'),
  plcc: dual('PLCC'),
  sot23: {
    names: ['SOT23', 'TO236', 'TO236AB', 'SUPERSOT', 'TSOT23', 'SSOT', 'SC59', 'TSOT', 'SOT23A', 'TO236AA'],
    mounting: 'smd',
    pins: 3,
    hasPins: true,
  },
  sot25: fixed('SOT25 SC74A SOT753 TSOT25', 5),
  sot26: fixed('SOT26 SC74 SOT457 TSOT26 SOT6 SUPERSOT6 TSOP6', 6),
  sc70: { names: ['SC70', 'SOT323', 'UMT3'], mounting: 'smd', pins: 3, hasPins: true },
  sot353: fixed('SOT353 SC88A TSSOP5', 5),
  sot363: fixed('SOT363 SC88 US6', 6),
  sot343: fixed('SOT343 SC82', 4),
  sot143: fixed('SOT143', 4),
  sot223: { names: ['SOT223', 'TO261', 'TO261AA', 'SC73'], mounting: 'smd', pins: 4, hasPins: true },
  sot89: { names: ['SOT89', 'TO243', 'SC62', 'TO243AA'], mounting: 'smd', pins: 3, hasPins: true },
  sot523: fixed('SOT523 SC75 SC89 SOT416', 3),
  sot563: fixed('SOT563', 6),
  sot666: fixed('SOT666', 6),
  sot723: fixed('SOT723', 3),
  sot883: fixed('SOT883 SC101', 3),
  sod123: fixed('SOD123', 2),
  sod123f: fixed('SOD123F SOD123FL SOD123W', 2),
  sod323: fixed('SOD323 SC76 SOD323F SC90', 2),
  sod523: fixed('SOD523 SC79 SOD523F', 2),
  sod923: fixed('SOD923 SOD882', 2),
  smf: fixed('SMF DO219AB DO219', 2),
  sma: fixed('SMA DO214AC', 2),
  smb: fixed('SMB DO214AA', 2),
  smc: fixed('SMC DO214AB', 2),
  do214ba: fixed('DO214BA', 2),
  powerdi5: fixed('POWERDI5 TO277 TO277A', 2),
  powerdi123: fixed('POWERDI123', 2),
  minimelf: fixed('MINIMELF SOD80 SOD80C LL34 DO213AA', 2),
  melf: fixed('MELF DO213AB', 2),
  dpak: { names: ['DPAK', 'TO252', 'TO252AA', 'SOT428'], mounting: 'smd', pins: 3, hasPins: true },
  d2pak: { names: ['D2PAK', 'DDPAK', 'TO263', 'TO263AB', 'SOT404'], mounting: 'smd', pins: 3, hasPins: true },
  lfpak56: { names: ['LFPAK56', 'SOT669'], mounting: 'smd' },
  lfpak33: { names: ['LFPAK33', 'SOT1210'], mounting: 'smd' },
  tdson: dual('TDSON'),
  tsdson: dual('TSDSON'),
  hsof: dual('HSOF'),
  do15: leaded('DO15 DO204AC', 2),
  do35: leaded('DO35 DO204AH SOD27', 2),
  do41: leaded('DO41 DO204AL SOD66', 2),
  do201: leaded('DO201 DO201AD DO27', 2),
  sod57: leaded('SOD57', 2),
  to3: leaded('TO3 TO204 TO204AA TO204AE', 2),
  to3p: leaded('TO3P TO3PN TOP3 SOT93', 3),
  to92: { names: ['TO92', 'TO226', 'TO226AA', 'TO92INLINE', 'SOT54'], mounting: 'tht', pins: 3, hasPins: true },
  to126: leaded('TO126 TO225 TO225AA SOT32', 3),
  to220: {
    names: ['TO220', 'TO220AB', 'TO220AC', 'SOT78', 'TO220FP', 'TO220F', 'ITO220AB', 'TO220FPAB'],
    mounting: 'tht',
    pins: 3,
    hasPins: true,
  },
  to247: { names: ['TO247', 'TO247AC', 'TO247AD'], mounting: 'tht', pins: 3, hasPins: true },
  to264: leaded('TO264', 3),
  hc49smd: fixed('HC49USSMD HC49SMD HC49SD HC49USMD HC49USM', 2),
  hc49: leaded('HC49 HC49U HC49S HC49US HC494H', 2),
  mbs: fixed('MBS TO269AA', 4),
  dfs: fixed('DFS DBS', 4),
};

/** A family of a housing name and its pins, such as `SOT23` with 5; names with a number of their own come first. */
export function familyOf(name: string, pins: number | null): { family: string; pins: number | null } | null {
  const whole = byName.get(pins === null ? name : `${name}${pins}`);
  if (whole !== undefined) return sized(whole, families[whole]?.pins ?? null);
  const family = byName.get(name);
  if (family === undefined) return null;
  const { hasPins = false, pins: usual = null } = families[family] ?? {};
  // `DO41-10` tells the pitch of its leads.
  return sized(family, hasPins ? (pins ?? usual) : usual);
}

/** Some housings of a family have names of their own for each number of pins. */
function sized(family: string, pins: number | null): { family: string; pins: number | null } {
  if (family === 'sot25' || family === 'sot26') return { family: 'sot23', pins };
  if (family === 'sot353' || family === 'sot363') return { family: 'sc70', pins };
  // The tab is counted or not.
  if ((family === 'sot223' && pins === 3) || (family === 'sot89' && pins === 4)) return { family, pins: families[family]?.pins ?? null };
  return { family, pins: family === 'dpak' || family === 'd2pak' ? (pins === 2 || pins === null ? 3 : pins) : pins };
}

const byName = new Map(Object.entries(families).flatMap(([family, { names }]) => names.map((name) => [name, family] as const)));
