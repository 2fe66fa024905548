/** What engineers call a quantity, whatever the parameter in the table is named: `voltaje`, `耐压` and `Spannung` are volts. */
import type { ParameterUnit } from '#contract/units.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import { stemKey } from '#server/rules/word-stem.ts';

const namesByUnit: readonly (readonly [ParameterUnit, string])[] = [
  [
    'V',
    'voltage Spannung tension voltaje tensión tensão voltagem напряжение вольтаж gerilim voltaj tegangan voltase वोल्टेज 電圧 耐圧 电压 耐压',
  ],
  [
    'F',
    'capacitance Kapazität capacité capacidad capacitancia capacidade capacitância ёмкость kapasitans kapasite kapasitansi kapasitas धारिता कैपेसिटेंस 静電容量 容量 电容 电容量 容值',
  ],
  [
    'Ω',
    'resistance Widerstand Widerstandswert résistance resistencia resistência сопротивление direnç resistansi hambatan प्रतिरोध 抵抗 抵抗値 电阻 电阻值 阻值',
  ],
  [
    'H',
    'inductance Induktivität inductancia indutância индуктивность endüktans indüktans induktansi प्रेरकत्व इंडक्टेंस インダクタンス 电感 电感量 感值',
  ],
  ['A', 'current Strom courant corriente corrente ток akım arus धारा करंट 電流 电流'],
  ['W', 'power Leistung puissance potencia potência мощность güç daya शक्ति पावर 電力 功率'],
  ['Hz', 'frequency Frequenz fréquence frecuencia frequência частота frekans frekuensi आवृत्ति फ्रीक्वेंसी 周波数 频率'],
  ['%', 'tolerance Toleranz tolérance tolerancia tolerância допуск точность tolerans toleransi टॉलरेंस 許容差 精度 误差 公差'],
];
const packageNames =
  'package case footprint size Bauform Gehäuse Baugröße boîtier encapsulado empaque encapsulamento корпус типоразмер kılıf paket kemasan ukuran पैकेज パッケージ サイズ 封装 尺寸';

const unitsByName = new Map(
  namesByUnit.flatMap(([unit, names]) =>
    names.split(' ').flatMap((name) => [codeKey(name), stemKey(fold(name))].map((key) => [key, unit] as const)),
  ),
);
const packages = new Set(packageNames.split(' ').map(codeKey));

/** The unit of what a word names, given as its `codeKey` or its `stemKey`. */
export function unitNamed(code: string): ParameterUnit | null {
  return unitsByName.get(code) ?? null;
}

/** Whether a word, given as its `codeKey`, announces a package: `Bauform 0603`. */
export function isPackageName(code: string): boolean {
  return packages.has(code);
}

/** What data sheets write for a parameter, as engineers type it before a value: `vds 60V`, `rds(on) 10m`. */
const written: Readonly<Record<string, string>> = {
  clampingVoltage: 'VC',
  collectorEmitterVoltage: 'VCE VCEO VCES',
  currentGain: 'hFE',
  currentTransferRatio: 'CTR',
  drainCurrent: 'ID',
  drainSourceVoltage: 'VDS VDSS',
  forwardVoltage: 'VF',
  gainBandwidth: 'GBW GBP GBWP',
  gateCharge: 'Qg',
  gateThreshold: 'VGS(th) Vth',
  inputOffset: 'VOS',
  inputVoltage: 'Vin',
  loadCapacitance: 'CL',
  onResistance: 'RDS(on) RDSon RDS Ron',
  outputCurrent: 'Iout',
  outputVoltage: 'Vout',
  quiescentCurrent: 'Iq',
  reverseRecoveryTime: 'trr',
  reverseVoltage: 'VR VRRM PIV',
  saturationCurrent: 'Isat',
  standoffVoltage: 'VRWM',
  supplyVoltage: 'VCC VDD',
  zenerVoltage: 'VZ',
};

/** The symbols of a parameter, given by its key, as their `codeKey`. */
export function symbolsOf(key: string): string[] {
  return (written[key] ?? '')
    .split(' ')
    .map(codeKey)
    .filter((code) => code !== '');
}
