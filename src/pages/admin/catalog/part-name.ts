/** What a part is called where it is named in one line. */
export const partName = ({ manufacturer, mpn }: { manufacturer: string; mpn: string }): string => `${manufacturer} ${mpn}`;
