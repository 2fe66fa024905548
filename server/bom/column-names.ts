/** Names of columns that no list has: their words tell what they head, as in `Manufacter Part#` or `Qty for rev B`. */
import type { BomMeaning } from '#contract/api/bom.ts';
import { fold } from '#server/rules/fold.ts';
import { headerMeanings } from './column-words.ts';

const longest = 60;
const mostWords = 6;

const set = (list: string) => new Set(list.split(' '));
const shops = set(
  'digikey digi mouser lcsc szlcsc jlc jlcpcb farnell newark element14 arrow tme reichelt conrad avnet distributor supplier lieferant fournisseur fornecedor proveedor',
);
const numbers = set('part parts pn number numbers no nr num code id sku mpn artikel teil');
const makers = set(
  'manufacturer manufacturers manufacture manufacter manufacturor manuf manufact mfr mfrs mfg mfgr mfn mf manu manf maker hersteller fabricant fabricante constructeur producer',
);
const counts = set('qty quantity qnty quant menge anzahl stuck quantite qte quantidade qtd cantidad cant miktar adet jumlah');
const designators = set('designator designators refdes references reference refs ref');
const sizes = set('footprint footprints package packages pkg case gehause bauform encapsulado boitier');
const values = set('value values val wert valeur valor');
const texts = set('description desc descr beschreibung remarks comments notes');
const others = set('alternate alternates alternative alternatives substitute substitutes');
/** About the buying, not the part. */
const trade = set(
  'price prices cost total stock url link links ordered order min minimum moq usd eur gbp available status lifecycle extended ext allowed',
);

/** What a header may mean, the likeliest first. */
export function readName(header: string): readonly BomMeaning[] {
  const known = headerMeanings(header);
  if (known.length > 0 || header.length > longest) return known;
  const words: readonly string[] = fold(header).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > mostWords) return [];
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (has(trade)) return ['ignore'];
  if (has(counts)) return ['quantity'];
  if (has(shops)) return ['distributor'];
  if (has(others)) return ['alternate'];
  const isNumber = has(numbers) || header.includes('#');
  if (has(makers)) return isNumber ? ['mpn'] : ['manufacturer'];
  const found: BomMeaning[] = [];
  if (words.includes('mpn')) found.push('mpn');
  if (has(designators)) found.push('references');
  if (has(values)) found.push('value');
  if (has(sizes)) found.push('package');
  if (has(texts)) found.push('description');
  return found;
}
