import { describe, expect, it } from 'vitest';
import { splitKeyword } from './split-keyword.ts';

it('splits where people do', () => {
  expect(splitKeyword('100 nF, 16 V; ±5 %  X7R')).toEqual(['100nF', '16V', '±5%', 'X7R']);
  expect(splitKeyword('4,7 kΩ')).toEqual(['4,7kΩ']);
  expect(splitKeyword('opamp 20 V/us')).toEqual(['opamp', '20V/us']);
  expect(splitKeyword('resistor 1/4 W 10k')).toEqual(['resistor', '1/4W', '10k']);
});

it('sets a value behind the name of a kind that it interrupts, and no other', () => {
  expect(splitKeyword('Treibertransistor für 5 V Relais SOT-23')).toEqual(['Treibertransistor', 'für', 'Relais', '5V', 'SOT-23']);
  expect(splitKeyword('relay 5V 100 mA driver')).toEqual(['relay', 'driver', '5V', '100mA']);
  expect(splitKeyword('LED 5V Relais')).toEqual(['LED', '5V', 'Relais']);
});

describe('units', () => {
  it.each([
    ['конденсатор 10мкФ', ['конденсатор', '10µF']],
    ['резистор 4к7 0603', ['резистор', '4k7', '0603']],
    ['резистор 4,7 кОм', ['резистор', '4,7kΩ']],
    ['电容 10微法', ['电容', '10uF']],
    ['10 千欧', ['10kΩ']],
    ['コンデンサ 10マイクロファラド', ['コンデンサ', '10uF']],
    ['कैपेसिटर 10 माइक्रोफैराड', ['कैपेसिटर', '10uF']],
    ['Kondensator 10 Mikrofarad', ['Kondensator', '10uF']],
    ['résistance 10 ohms', ['résistance', '10Ω']],
    ['capacitor 100 nanofarads', ['capacitor', '100nF']],
    ['10マイクロファラッド', ['10uF']],
    ['10 माइक्रोफ़ैराड', ['10uF']],
    ['10 किलो ओम', ['10kΩ']],
    ['10 किलोओम', ['10kΩ']],
    ['10 kilohms', ['10kΩ']],
    ['1 megohm', ['1MΩ']],
    ['1 mégohm', ['1MΩ']],
    ['10 kilohmios', ['10kΩ']],
    ['10 quilo-ohms', ['10kΩ']],
    ['10 Kilo-Ohm', ['10kΩ']],
    ['10Kilo-Ohm', ['10kΩ']],
    ['10 kilo ohm', ['10kΩ']],
    ['10k欧', ['10kΩ']],
    ['1M欧', ['1MΩ']],
    ['1мегом', ['1MΩ']],
    ['10 faradios', ['10F']],
    ['100nF电容', ['100nF', '电容']],
    ['抵抗4.7kΩ', ['抵抗', '4.7kΩ']],
    ['kilo cable', ['kilo', 'cable']],
    ['8 × 11,5\u202fмм', ['8x11.5', 'mm']],
    ['6.6 x 7.0 mm', ['6.6x7.0', 'mm']],
    ['SMD-2,2.3x2.3mm', ['SMD-2,2.3x2.3mm']],
    ['LM358 16 V', ['LM358', '16V']],
    ['74HC04', ['74HC04']],
    ['10k ohm', ['10kΩ']],
    ['64 Ko', ['64Ko']],
    ['64 Кбайт', ['64kB']],
    ['64КБ', ['64KB']],
    ['2.54 mm', ['2.54mm']],
    ['direnç %1', ['direnç', '1%']],
  ])('of %s are read in any language', (keyword, tokens) => {
    expect(splitKeyword(keyword)).toEqual(tokens);
  });
});

it.each([
  ['红色LED', ['红色', 'LED']],
  ['赤色のLED', ['赤色', 'の', 'LED']],
  ['N沟道MOS管 60V', ['N', '沟道', 'MOS', '管', '60V']],
  ["capteur d'humidité", ['capteur', 'humidité']],
  ['кнопка 6х6', ['кнопка', '6x6']],
  ['Stiftleiste 40 polig', ['Stiftleiste', '40 polig']],
  ['connector 2 pin', ['connector', '2 pin']],
  ['Doppel-Operationsverstärker', ['Doppel', 'Operationsverstärker']],
  ['TO-220', ['TO-220']],
])('parts and joins the words of %s', (keyword, tokens) => {
  expect(splitKeyword(keyword)).toEqual(tokens);
});
