/**
 * What a part must be to take the place of another one, as data per class of parts. A row lists the parameters that matter, each with a sign and a weight:
 * `=` the same, `~` the same or stated of neither, `>` no less (of a range: all of it; of a yes: yes), `<` no more. `!` makes another part of it, so it is not offered at all; without
 * a mark the part is only similar, as it is where either side does not state it; `?` counts only where the replaced part states it.
 * Parameters that are not listed are no matter.
 */
import type { PartClass } from '#contract/part-classes.ts';
import { type CategoryRules, placed } from './stand-in-demand.ts';

const { two, can, pins, programmed, parameters, never } = placed;
const warm = 'operatingTemperature>?';
const resistor = `resistance=! powerRating>! maxWorkingVoltage>! tolerance< tempCoefficient<? composition=? ${warm}`;
const electrolytic = `capacitance=! ratedVoltage>! mounting=! construction=? rippleCurrent>? lifetime>? esr<? tolerance<? ${warm}`;

/** Pads 1 and 3 are the crystal's, and the output is across the ground. */
const quartz = { '1612-4': {}, '2016-4': {}, '2520-4': {}, '3225-4': {}, '5032-4': {} };
const array = { '0402x4': {}, '0603x4': {}, 'SIP-6': {}, 'SIP-8': {}, 'SIP-10': {} };

const passives: Partial<Record<PartClass, CategoryRules>> = {
  'chip-resistors': two(`${resistor} automotive>?`),
  'through-hole-resistors': two(resistor),
  'current-sense-resistors': two(`resistance=! powerRating>! tolerance< tempCoefficient<? composition=? automotive>? ${warm}`),
  'resistor-networks': pins(
    'resistance=! elements=! circuit=! powerPerElement>! pinCount=? tolerance< tempCoefficient<? terminals=?',
    array,
  ),
  'trimmer-potentiometers': pins(`resistance=! turns=! adjust=! mounting=! powerRating>! tolerance< tempCoefficient<? ${warm}`),
  thermistors: two(`resistance=! type=! bValue=! tolerance< powerRating>? ${warm}`),
  varistors: two(
    `varistorVoltage=! varistorType=! mounting=! surgeCurrent>! maxAcVoltage>? maxDcVoltage>? clampingVoltage< energyRating> capacitance<? ${warm}`,
  ),
  mlcc: two(`capacitance=! ratedVoltage>! dielectric>! tolerance<? toleranceAbs<? automotive>? ${warm}`),
  'ceramic-disc-capacitors': two(`capacitance=! ratedVoltage>! dielectric>! tolerance<? leadSpacing= diameter<? ${warm}`),
  'aluminium-electrolytic-radial': can(electrolytic),
  'aluminium-electrolytic-smd': can(electrolytic),
  'aluminium-polymer': can(electrolytic.replace('esr<?', 'esr<')),
  'tantalum-capacitors': two(`capacitance=! ratedVoltage>! type=! tolerance< esr<? ${warm}`),
  'film-capacitors': two(`capacitance=! ratedVoltage>! dielectric=! mounting=! leadSpacing= tolerance< ${warm}`),
  'safety-capacitors': two(`capacitance=! safetyClass=! ratedVoltage>! mounting=! leadSpacing= tolerance< dielectric=? ${warm}`),
  supercapacitors: can(`capacitance=! ratedVoltage>! esr<? ${warm}`),
  'power-inductors': two(
    'inductance=! ratedCurrent>! saturationCurrent>! mounting=! dcr< shielded>? tolerance<? height<? selfResonantFrequency>?',
  ),
  'rf-inductors': two('inductance=! ratedCurrent>! mounting=! tolerance< dcr<? qFactor>? selfResonantFrequency>?'),
  'ferrite-beads': two(`impedance100M=! ratedCurrent>! mounting=! dcr< tolerance<? ${warm}`),
  'common-mode-chokes': pins('inductance=! impedance100M=! ratedCurrent>! ratedVoltage>! channels=! mounting=! dcr<?'),
  crystals: pins(`frequency=! loadCapacitance=! frequencyTolerance< frequencyStability< esr< ${warm}`, quartz),
  oscillators: pins(`frequency=! outputType=! supplyVoltage>! frequencyStability< supplyCurrent<? ${warm}`, quartz),
  'ceramic-resonators': pins(`frequency=! loadCapacitance=! mounting=! frequencyTolerance< frequencyStability< esr<? ${warm}`),
  'magnetics-line': pins('transformerType=! turnsRatio=! isolationVoltage>! channels=! mounting=! inductance> dataRate=?'),
  fuses: two(`ratedCurrent=! response=! voltageAc>! mounting=! breakingCapacity>! voltageDc> ${warm}`),
  'resettable-fuses': two(`holdCurrent=! maxVoltage>! mounting=! tripCurrent= ${warm}`),
  batteries: parameters(`cellSize=! chemistry=! nominalVoltage=! rechargeable=! batteryCapacity> ${warm}`),
};

const single = { configuration: 'single' };

const discretes: Partial<Record<PartClass, CategoryRules>> = {
  'rectifier-diodes': pins(
    `reverseVoltage>! forwardCurrent>! configuration=! forwardVoltage< reverseRecoveryTime<? junctionCapacitance<? ${warm}`,
  ),
  'schottky-diodes': pins(`reverseVoltage>! forwardCurrent>! configuration=! forwardVoltage< junctionCapacitance<? ${warm}`),
  'zener-diodes': pins(`zenerVoltage=! powerDissipation>! configuration=! tolerance< testCurrent=? ${warm}`, { 'sot23-3': {} }),
  'tvs-diodes': pins(`standoffVoltage=! direction=! channels=! peakPulsePower>! clampingVoltage< junctionCapacitance<? ${warm}`),
  'bridge-rectifiers': pins(`reverseVoltage>! forwardCurrent>! mounting=? forwardVoltage<? ${warm}`),
  bjts: pins(
    `type=! configuration=! channels=? collectorEmitterVoltage>! collectorCurrent>! powerDissipation>! currentGain> transitionFrequency>? ${warm}`,
    { 'sot23-3': single, 'to220-3': single },
  ),
  mosfets: pins(
    `type=! configuration=! drainSourceVoltage>! drainCurrent>! onResistance< logicLevel> gateThreshold<? gateCharge<? powerDissipation>? ${warm}`,
    {
      'sot23-3': single,
      'to220-3': single,
      LFPAK56: single,
      LFPAK33: single,
      'TDSON-8-1': single,
      'TDSON-8-6': single,
      'TDSON-8-7': single,
    },
  ),
  jfets: pins(`type=! drainSourceVoltage>! saturationDrainCurrent= cutoffVoltage= powerDissipation>? ${warm}`),
  igbts: pins(`collectorEmitterVoltage>! collectorCurrent>! internalDiode>! saturationVoltage< powerDissipation>? ${warm}`),
  thyristors: pins(`functionText=! offStateVoltage>! onStateCurrent>! triggerCurrent< ${warm}`),
  leds: pins(
    `functionText~! colour=! forwardCurrent>! mounting=! luminousIntensity> wavelength=? colourTemperature=? forwardVoltage<? viewingAngle=? ${warm}`,
  ),
  'infrared-photo': pins(`functionText=! wavelength=! mounting=! forwardCurrent>? viewingAngle=? ${warm}`),
  optocouplers: pins(`outputType=! channels=! isolationVoltage>! collectorEmitterVoltage>! currentTransferRatio> dataRate>? ${warm}`),
  displays: pins(
    `displayType=! digits=! colour=! commonTerminal=! digitHeight=! mounting=! interface=? pixels=? forwardVoltage<? luminousIntensity>? ${warm}`,
  ),
};

const dual = { channels: 2 };
const quad = { channels: 4 };

const analog: Partial<Record<PartClass, CategoryRules>> = {
  'op-amps': pins(
    `channels=! supplyVoltage> gainBandwidth> slewRate> inputOffset< railToRailInput>? railToRailOutput>? inputBias<? noiseDensity<? cmrr>? outputCurrent>? supplyCurrent<? ${warm}`,
    { 'so-8': dual, 'so-14': quad, 'dip-8': dual, 'dip-14': quad, 'tssop-8': dual, 'tssop-14': quad, 'msop-8': dual },
  ),
  comparators: pins(`channels=! outputType=! supplyVoltage> propagationDelay< inputOffset< supplyCurrent<? ${warm}`, {
    'so-8': dual,
    'so-14': quad,
    'dip-8': dual,
    'dip-14': quad,
  }),
  'instrumentation-amps': pins(
    `channels=! gainMin= gainMax= supplyVoltage> inputOffset< bandwidth>? cmrr>? noiseDensity<? supplyCurrent<? ${warm}`,
  ),
  'current-sense-amps': pins(`channels=! interface=! gain=! maxVoltage>! supplyVoltage> inputOffset< bandwidth> ${warm}`),
  'audio-amps': pins(`channels=! functionText=! outputPower>! supplyVoltage> ${warm}`),
  adcs: pins(`resolution=! channels=! interface=! architecture=! sampleRate>! internalReference= supplyVoltage> ${warm}`),
  dacs: pins(`resolution=! channels=! interface=! outputType=! settlingTime< internalReference= supplyVoltage> ${warm}`),
  'digital-potentiometers': pins(`resistance=! steps=! channels=! interface=! tolerance<? supplyVoltage> ${warm}`),
  'analog-switches': pins(`functionText=! channels=! onResistance< supplyVoltage> bandwidth>? ${warm}`),
  timers: pins(`functionText=! channels=! supplyVoltage> clockFrequency>? supplyCurrent<? ${warm}`),
  'voltage-references': pins(`outputVoltage=! type=! tolerance< tempCoefficient< outputCurrent>? supplyCurrent<? ${warm}`),
};

const regulator = 'outputCurrent>! inputVoltageMax>! polarity=! outputType=! channels=! dropoutVoltage< quiescentCurrent<?';

const power: Partial<Record<PartClass, CategoryRules>> = {
  'linear-regulators-fixed': pins(`outputVoltage=! ${regulator} ${warm}`),
  'linear-regulators-adjustable': pins(`adjustableOutput> ${regulator} ${warm}`),
  'switching-regulators': pins(
    `topology=! outputCurrent>! outputVoltage=! internalSwitch=! channels=! inputVoltage> adjustableOutput> switchingFrequency=? synchronous=? ${warm}`,
  ),
  'battery-chargers': pins(`functionText=! chemistry=! cells=! chargeCurrent>! inputVoltage> ${warm}`),
  'gate-drivers': pins(`functionText=! channels=! peakCurrent>! supplyVoltage> maxVoltage>? propagationDelay< ${warm}`),
  'motor-drivers': pins(`functionText=! channels=! outputCurrent>! supplyVoltage> interface=? ${warm}`),
  'led-drivers': pins(`functionText=! topology=! channels=! outputCurrent>! inputVoltage> interface=? ${warm}`),
  supervisors: pins(`thresholdVoltage=! outputType=! functionText=? supplyVoltage> supplyCurrent<? ${warm}`),
  'power-switches': pins(`functionText=! channels=! outputCurrent>! onResistance< inputVoltage> ${warm}`),
  'dcdc-modules': pins(`outputVoltage=! functionText=? outputPower>! outputCurrent>! isolationVoltage>! inputVoltage> ${warm}`),
};

const eeprom = { memoryType: 'eeprom', interface: 'i2c' };

const digital: Partial<Record<PartClass, CategoryRules>> = {
  'logic-ics': pins(`function=! functionText=! channels=! inputsPerGate=? family= supplyVoltage> ${warm}`),
  'level-shifters': pins(`functionText=! channels=! lowSideVoltage> highSideVoltage> dataRate> ${warm}`),
  'io-expanders': pins(`ioCount=! interface=! supplyVoltage> clockFrequency>? ${warm}`),
  rtcs: pins(`functionText=? interface=! supplyVoltage> supplyCurrent<? accuracy<? alarm>? ${warm}`),
  'clock-ics': pins(`functionText=! outputs=! frequencyRange> interface= supplyVoltage> ${warm}`),
  microcontrollers: programmed(
    `coreFamily=! flashSize>! ramSize>! ioCount> clockFrequency>! supplyVoltage> eepromSize>? uartCount>? spiCount>? i2cCount>? canCount>? usb>? ethernet>? ${warm}`,
  ),
  memory: pins(`memoryType=! memorySize=! interface=! supplyVoltage> clockFrequency>? ${warm}`, { 'so-8': eeprom, 'tssop-8': eeprom }),
  'programmable-logic': never(`functionText=! logicElements>! ioCount> supplyVoltage> ${warm}`),
  'uart-rs232': pins(`functionText=! drivers=! receivers=! dataRate> supplyVoltage> interface=? ${warm}`),
  rs485: pins(`duplex=! drivers=! receivers=! dataRate> supplyVoltage> functionText=? isolationVoltage>? ${warm}`),
  'can-lin': pins(`functionText=! dataRate> supplyVoltage> interface=? channels=? ${warm}`),
  'usb-ics': pins(`functionText=! dataRate> interface= supplyVoltage> ioCount=? ${warm}`),
  'ethernet-ics': pins(`functionText=! dataRate=! interface=! supplyVoltage> ${warm}`),
  'digital-isolators': pins(`functionText=! channels=! isolationVoltage>! dataRate> supplyVoltage> ${warm}`),
};

const sensing: Partial<Record<PartClass, CategoryRules>> = {
  'temperature-sensors': pins(
    `functionText=! measurand=! interface=! accuracyTemperature< measuringTemperature> supplyVoltage> resolution>? ${warm}`,
  ),
  'motion-sensors': pins(`measurand=! functionText=! interface=! supplyVoltage> fluxRange>? ${warm}`),
  'pressure-gas-sensors': pins(`measurand=! functionText=! interface=! pressureRange> supplyVoltage> ${warm}`),
  'light-sensors': pins(`measurand=! functionText=! interface=! rangeDistance>? supplyVoltage> ${warm}`),
  'current-sensors': pins(`ratedCurrent=! interface=! isolationVoltage>! bandwidth> supplyVoltage> ${warm}`),
  'audio-transducers': pins(
    `transducerType=! impedance=! mounting=! powerRating>! frequency= soundPressure> supplyVoltage> signalToNoise>? diameter=? height<? ${warm}`,
  ),
  'rf-modules': never(`protocol=! chipset=! txPower> supplyVoltage> interfaceText=? ${warm}`),
  'rf-transceivers': never(`protocol=! interface=! frequencyRange> txPower> sensitivity< supplyVoltage> dataRate>? ${warm}`),
  'rf-amplifiers': pins(`functionText=? frequencyRange> gain= noiseFigure< supplyVoltage> ${warm}`),
  'rf-passives': pins(`functionText=! frequencyRange=! impedance=! ${warm}`),
  'dev-boards': never('vendorBoard=! chipset=! clockFrequency>? supplyVoltage>?'),
};

const relay = `contactForm=! coilVoltage=! contactCurrent>! latching=! mounting=! coilResistance>? ${warm}`;
const jack = 'functionText=! positions=! mounting=! ratedCurrent>?';
const strip = `positions=! rows=! pitch=! gender=! orientation=! mounting=! ratedCurrent>? ${warm}`;

const mechanical: Partial<Record<PartClass, CategoryRules>> = {
  'pin-headers': parameters(`${strip} plating= ratedVoltage>?`),
  'sockets-strips': parameters(`${strip} plating=`),
  'wire-to-board-headers': pins(`${strip} ratedVoltage>?`),
  'wire-to-board-housings': pins(`positions=! pitch=! rows=! gender=! ratedCurrent> ${warm}`),
  'terminal-blocks': pins(`positions=! pitch=! functionText=! ratedCurrent>! orientation= ratedVoltage>? conductorArea>? ${warm}`),
  'fpc-connectors': pins(`positions=! pitch=! orientation= functionText=? ratedCurrent>? ${warm}`),
  'usb-connectors': pins(`usbType=! gender=! positions=! mounting=! orientation=! ratedCurrent>? ${warm}`),
  'coax-connectors': pins(`series=! gender=! impedance=! orientation=! mounting=! frequency> ${warm}`),
  'modular-ethernet': pins(`functionText=! positions=! orientation=! mounting=! ${warm}`),
  'd-sub-connectors': pins(`dSubSize=! gender=! orientation=! mounting=! ratedCurrent>? ${warm}`),
  'hdmi-connectors': pins(`hdmiType=! gender=! orientation=! mounting=! ratedCurrent>? ${warm}`),
  'dc-connectors': pins(`${jack} ${warm}`),
  'audio-connectors': pins(`${jack} ${warm}`),
  'card-sockets': pins(`functionText=! positions=! mounting=! pitch=? ${warm}`),
  'ic-sockets': pins(`positions=! pitch=! mounting=! ${warm}`),
  'fuse-holders': pins(`fuseHolderType=! fuseSize=! ratedCurrent>! channels=! mounting=! ratedVoltage>? ${warm}`),
  'battery-holders': pins(`cellSize=! cells=! mounting=! ${warm}`),
  'power-relays': pins(`${relay} contactVoltage>?`),
  'signal-relays': pins(relay),
  'solid-state-relays': pins(`functionText=! outputType=? ratedCurrent>! maxVoltage>! isolationVoltage>! mounting=! ${warm}`),
  'tactile-switches': pins(`length=! width=! actuatorHeight=! mounting=! illuminated=? operatingForce= lifeCycles>? ${warm}`),
  switches: pins(`functionText=! contactForm=! positions=! contactCurrent>! mounting=! ${warm}`),
  encoders: pins(`functionText=! steps=! mounting=! ${warm}`),
  'wire-cable': parameters('functionText=! conductors=! conductorArea=! colour=! outerDiameter<? ratedVoltage>?'),
  heatsinks: pins('thermalResistance< mounting=! length<? width<? height<?'),
};

export const standInRules: Partial<Record<PartClass, CategoryRules>> = {
  ...passives,
  ...discretes,
  ...analog,
  ...power,
  ...digital,
  ...sensing,
  ...mechanical,
};
