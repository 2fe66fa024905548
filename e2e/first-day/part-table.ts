/** A list of chip resistors as a small distributor keeps it in a spreadsheet: values of any ohm in three cases, with prices from one and from a hundred pieces. */

const cases = ['0402', '0603', '0805'] as const;
const first = 'MB-0603-10K';

/** `count` rows below a header in German, as the shop's owner has them. */
export function firstDayParts(count: number): string {
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const outline = cases[index % cases.length];
    const ohms = 10 + index;
    return `Muster;MB-${outline}-${ohms}R;${ohms} Ω;1 %;${outline};0,12;0,034;${500 + (index % 700)}`;
  });
  return [
    'Hersteller;Herstellernummer;Widerstand;Toleranz;Bauform;Preis ab 1;Preis ab 100;Lagerbestand',
    `Muster;${first};10 kΩ;1 %;0603;0,12;0,034;4000`,
    ...rows,
  ].join('\r\n');
}
