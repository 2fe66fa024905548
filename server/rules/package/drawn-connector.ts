/** Rows of contacts by the names that drawing programs give them: `Conn_01x04`, `PinHeader_2x05_P2.54mm_Vertical`, `PINHD-1X6`, `Header 5X2`. */

/** What such a name says. */
interface DrawnConnector {
  kind: 'pin header' | 'female header' | 'terminal block';
  /** Whether the name says which half it is, as `PinHeader` does and `Conn_01x04` does not. */
  isKindSaid: boolean;
  rows: number;
  /** Contacts of a row. */
  each: number;
  /** Millimeters; null where it is not said. */
  pitch: number | null;
  isRightAngle: boolean;
  isSurfaceMount: boolean;
}

/** A kind by the word it begins with, rows by contacts, and what else the name says. */
const named =
  /^(conn|connector|pin_?header|pin_?socket|pin_?strip|socket_?strip|hdr|pinhd|header|screw_?terminal|terminalblock)([^:]{0,40}?)[-_ ]?0?(\d{1,2})x0?(\d{1,2})(?![\d.])([^:]{0,60})$/i;
/** As EasyEDA counts: `HDR-TH_4P-P2.54-V-M`, `HDR-TH_10P-P2.54-V-M-R2-C5`. */
const counted = /^hdr-(th|smd)_(\d{1,2})p-(p\d[^:]{0,60})$/i;
const pitchOf = /(?:^|[-_ ])p?(?:itch)?([1-7]\.\d{1,2})(?:mm)?(?![\d.])/i;
const receptacle = /socket|female|receptacle|(?:^|[-_])f(?:[-_]|$)/i;
const pin = /pin|male/i;
const rightAngle = /horizontal|angle|(?:^|-)h(?:-|$)/i;
const surfaceMount = /sm[dt]/i;
/** Plugs of a maker's own system are no pin headers, whatever rows they have. */
const ownSystem = /jst|molex|idc|ffc|fpc|usb|picoblade|microfit|mini-?fit|harting|hirose/i;
/** KiCad names what is drawn for a part of JST by the beginning of its number: `JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical`. */
const ofMaker = /^jst_[a-z]+_([a-z]{1,2}\d{1,2}[a-z]-[a-z\d]+(?:-[a-z\d]+){0,3})_0?(\d{1,2})x0?(\d{1,2})[-_]/i;

const ownName = (text: string): string => text.slice(text.lastIndexOf(':') + 1).trim();

/** Null where the name is of something else. */
export function readDrawn(text: string): DrawnConnector | null {
  if (ownSystem.test(text)) return null;
  const name = ownName(text);
  const [, kind = '', before = '', one = '', other = '', after = ''] = named.exec(name) ?? [];
  if (kind !== '') {
    const says = `${kind}${before}_${after}`;
    const apart = pitchOf.exec(`${before}_${after}`)?.[1];
    return { ...kindBy(kind, says), rows: Number(one), each: Number(other), ...formBy(says, apart) };
  }
  const [, mounting = '', pins = '', rest = ''] = counted.exec(name) ?? [];
  if (pins === '') return null;
  const rows = Number(/-r(\d)(?!\d)/i.exec(rest)?.[1] ?? '1');
  const says = `${rest}-${mounting}`;
  const isKindSaid = /-[fm](?:-|$)/i.test(rest);
  return { ...kindBy('hdr', says), isKindSaid, rows, each: Number(pins) / rows, ...formBy(says, pitchOf.exec(`_${rest}`)?.[1]) };
}

function kindBy(kind: string, says: string): Pick<DrawnConnector, 'kind' | 'isKindSaid'> {
  if (/screw|terminal/i.test(kind)) return { kind: 'terminal block', isKindSaid: true };
  const isReceptacle = receptacle.test(says);
  return { kind: isReceptacle ? 'female header' : 'pin header', isKindSaid: isReceptacle || !/^conn/i.test(kind) || pin.test(says) };
}

function formBy(says: string, apart: string | undefined): Pick<DrawnConnector, 'pitch' | 'isRightAngle' | 'isSurfaceMount'> {
  return {
    pitch: apart === undefined ? null : Number(apart),
    isRightAngle: rightAngle.test(says),
    isSurfaceMount: surfaceMount.test(says),
  };
}

/** What somebody would ask for who wants that part, `pin header 1x4 2.54mm`; null where the name is of something else. */
export function drawnConnector(text: string): string | null {
  const drawn = readDrawn(text);
  return drawn && inWords(drawn);
}

/** What a symbol's name asks for on a footprint of another form: its pitch counts, and a maker's own system is no pin header. */
export function connectorOn(symbol: string, footprint: string): string | null {
  const drawn = ownSystem.test(footprint) ? null : readDrawn(symbol);
  return drawn && inWords({ ...drawn, ...formBy(footprint, pitchOf.exec(footprint)?.[1] ?? drawn.pitch?.toString()) });
}

function inWords({ kind, rows, each, pitch, isRightAngle, isSurfaceMount }: DrawnConnector): string {
  const isTerminal = kind === 'terminal block';
  return [
    isTerminal ? `${kind} ${Math.max(rows, each)} pos` : `${kind} ${rows}x${each}`,
    pitch === null ? '' : `${pitch}mm`,
    isRightAngle && !isTerminal ? 'right angle' : '',
    isSurfaceMount ? 'surface mount' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The beginning of the number that a footprint is named after, with the contacts that the name says; null where it is named after none. */
export function numberOn(footprint: string): { number: string; contacts: number } | null {
  const [, number, rows = '', each = ''] = ofMaker.exec(ownName(footprint)) ?? [];
  return number === undefined ? null : { number, contacts: Number(rows) * Number(each) };
}
