/** Codes that catalogs write in place of a unit, as the symbols that the shop reads. */

/**
 * Units of the ETIM model (EU…), as far as their meaning was found in public: the switch `ConvertEUCode` in `UOLAddInUtilities.cs` of the
 * sample add-in for the Unified Object Library (namespace `UOL.Revit.SampleAddin`), read on 2026-11-29.
 */
const etim: Readonly<Record<string, string>> = {
  EU000018: 'kVA',
  EU000022: 'VA',
  EU570011: 'J',
  EU570020: 'N',
  EU570028: 'Hz',
  EU570036: 'm',
  EU570054: 'W',
  EU570056: 'bar',
  EU570073: '°C',
  EU570076: 'K',
  EU570079: 'V',
  EU570106: 'lx',
  EU570108: 'lm',
  EU570109: 'cd',
  EU570126: 'mm²',
  EU570170: 'kA',
  EU570174: 'mA',
  EU570193: 'kV',
  EU570245: 'Nm',
  EU570383: '°',
  EU570399: 'cm',
  EU570416: 'kPa',
  EU570418: 'kW',
  EU570448: 'mm',
  EU570459: 'A',
  EU570492: 'Pa',
  EU570515: 'mV',
};

/**
 * Units of UN/ECE Recommendation 20, which BMEcat names for features: from `CefactEngineeringUnits0.java` and `…1.java` of Eclipse Milo,
 * github.com/eclipse/milo at f46b9cf, read on 2026-11-29.
 */
const unece: Readonly<Record<string, string>> = {
  AMP: 'A',
  B22: 'kA',
  '4K': 'mA',
  B84: 'µA',
  C39: 'nA',
  C70: 'pA',
  VLT: 'V',
  KVT: 'kV',
  '2Z': 'mV',
  D82: 'µV',
  OHM: 'Ω',
  A87: 'GΩ',
  B75: 'MΩ',
  B49: 'kΩ',
  E45: 'mΩ',
  B94: 'µΩ',
  FAR: 'F',
  C10: 'mF',
  '4O': 'µF',
  C41: 'nF',
  '4T': 'pF',
  '81': 'H',
  C14: 'mH',
  B90: 'µH',
  C43: 'nH',
  C73: 'pH',
  SIE: 'S',
  C27: 'mS',
  B99: 'µS',
  HTZ: 'Hz',
  KHZ: 'kHz',
  MHZ: 'MHz',
  A86: 'GHz',
  MMT: 'mm',
  CMT: 'cm',
  '4H': 'µm',
  C45: 'nm',
};

/** The symbol of a unit's code; what is none of those known stays as it is, to be told where the unit is read. */
export function unitSymbol(unit: string): string {
  if (Object.hasOwn(etim, unit)) return etim[unit] ?? unit;
  return Object.hasOwn(unece, unit) ? (unece[unit] ?? unit) : unit;
}
