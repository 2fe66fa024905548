/** Rows of contacts by the names that drawing programs give them: `Conn_01x04`, `PinHeader_2x05_P2.54mm_Vertical`, `PINHD-1X6`, `Header 5X2`. */

/** A kind by the word it begins with, rows by contacts, and what else the name says. */
const named =
  /^(conn|connector|pin_?header|pin_?socket|pin_?strip|hdr|pinhd|header|screw_?terminal|terminalblock)([^:]{0,40}?)[-_ ]?0?(\d{1,2})x0?(\d{1,2})(?![\d.])([^:]{0,60})$/i;
/** As EasyEDA counts: `HDR-TH_4P-P2.54-V-M`, `HDR-TH_10P-P2.54-V-M-R2-C5`. */
const counted = /^hdr-(?:th|smd)_(\d{1,2})p-(p\d[^:]{0,60})$/i;
const pitch = /(?:^|[-_ ])p?([125]\.\d{1,2})(?:mm)?(?![\d.])/i;
const receptacle = /socket|female|receptacle|(?:^|[-_])f(?:[-_]|$)/i;
/** Plugs of a maker's own system are no pin headers, whatever rows they have. */
const ownSystem = /jst|molex|idc|ffc|fpc|usb|picoblade|microfit|mini-?fit|harting|hirose/i;

/** What somebody would ask for who wants that part, `pin header 1x4 2.54mm`; null where the name is of something else. */
export function drawnConnector(text: string): string | null {
  const name = text.slice(text.lastIndexOf(':') + 1).trim();
  if (ownSystem.test(text)) return null;
  const [, kind = '', before = '', one = '', other = '', after = ''] = named.exec(name) ?? [];
  const [, pins, rest = ''] = counted.exec(name) ?? [];
  if (kind === '' && pins === undefined) return null;
  const rows = /-r(\d)(?!\d)/i.exec(rest)?.[1] ?? '1';
  const grid = pins === undefined ? `${Number(one)}x${Number(other)}` : `${rows}x${Number(pins) / Number(rows)}`;
  const says = `${kind}${before}_${after}${rest}`;
  const apart = pitch.exec(`${before}_${after}_${rest}`)?.[1];
  if (/screw|terminal/i.test(kind))
    return [`terminal block ${Math.max(Number(one), Number(other))} pos`, millimeters(apart)].filter(Boolean).join(' ');
  return [receptacle.test(says) ? 'female header' : 'pin header', grid, millimeters(apart)].filter(Boolean).join(' ');
}

/** What a symbol's name asks for on a footprint of another form: its pitch counts, and a maker's own system is no pin header. */
export function connectorOn(symbol: string, footprint: string): string | null {
  const drawn = ownSystem.test(footprint) ? null : drawnConnector(symbol);
  const apart = pitch.exec(footprint)?.[1];
  return drawn === null || apart === undefined ? drawn : `${drawn.replace(/ [\d.]+mm$/, '')} ${millimeters(apart)}`;
}

function millimeters(figure: string | undefined): string {
  return figure === undefined ? '' : `${Number(figure)}mm`;
}
