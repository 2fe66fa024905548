/** What engineers count of a part, `2 pin`, `4-Kanal` and `dual`, with the keys of the parameters that hold the number. */
import { fold } from '#server/rules/fold.ts';
import { stemKey } from '#server/rules/word-stem.ts';

const counted: readonly (readonly [keys: readonly string[], names: string])[] = [
  [
    ['positions'],
    'pin pins pole poles position positions pos posn way ways voie voies vias contact contacts Pol Pole polig polige poliges Kontakt Kontakte broche broches pôle pôles pines polos posiciones contactos pinos vias posições contatos пин пина контакт контакта контактный вывод вывода позиция позиций pinli kutup kutuplu li lı lu lü kaki kutub पिन पोल ピン 極 芯 针 針 脚 位',
  ],
  [
    ['channels'],
    'channel channels ch circuit circuits Kanal Kanäle kanalig kanaliger canal canaux voie voies canales canais канал канала канальный kanallı saluran चैनल チャンネル チャネル 回路 通道 路 fach',
  ],
  [
    ['turns'],
    'turn turns Gang Gänge gängig Umdrehung Umdrehungen tour tours vuelta vueltas volta voltas оборот оборота оборотов tur putaran टर्न 回転 圈',
  ],
  [['digits'], 'digit digits Stellen stellig stellige stelliger chiffres dígitos dígito разряда разрядов разрядный haneli digit अंक 桁 位'],
  [['cells'], 'cell cells Zelle Zellen zellig pile piles pila pilas celda celdas pilha pilhas элемента элементов pil sel सेल セル 节 本'],
  [['steps'], 'pulse pulses ppr cpr detents Impulse impulsions pulsos импульсов darbe पल्स パルス 脉冲 steps Schritte'],
];
const multiples: readonly (readonly [count: number, names: string])[] = [
  [1, 'einfach Einfach'],
  [
    2,
    'dual double doppelt Doppel zweifach Zweifach doble duplo dupla сдвоенный двойной çift ganda ड्यूल डबल デュアル 双 雙 双路 双通道 雙路',
  ],
  [3, 'triple dreifach triplo тройной üçlü ट्रिपल トリプル 三路'],
  [4, 'quad vierfach Vierfach quadruple cuádruple quádruplo счетверённый dörtlü kuad क्वाड クワッド 四 四路 四通道'],
  [6, 'hex sechsfach sextuple séxtuple sêxtuplo шестиканальный altılı हेक्स 六路'],
  [8, 'octal achtfach octuple óctuple óctuplo восьмиканальный sekizli ऑक्टल オクタル 八路'],
];

/** By each name what all of its lines say: `voies` of a terminal are contacts, of an amplifier channels. */
function byName<Value>(table: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value[]> {
  const named = table.flatMap(([value, names]) => names.split(' ').map((name) => ({ name: stemKey(fold(name)), value })));
  return new Map([...Map.groupBy(named, ({ name }) => name)].map(([name, lines]) => [name, lines.map(({ value }) => value)]));
}
const keysByName = byName(counted);
const countsByName = byName(multiples);

/** The parameters of which a word tells the number; none when it counts nothing. */
export function countedBy(word: string): readonly string[] {
  return [...new Set(keysByName.get(stemKey(fold(word)))?.flat())];
}

/** How many channels a word says, 2 for `dual`; null when it says nothing of the kind. */
export function channelsIn(word: string): number | null {
  return countsByName.get(stemKey(fold(word)))?.[0] ?? null;
}
