ALTER TABLE "category" ADD COLUMN "part_class" text;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_part_class_unique" UNIQUE("part_class");--> statement-breakpoint
-- Categories that are named as the classes are were of them until now.
UPDATE "category" SET "part_class" = "slug" WHERE "slug" IN (
  'passives', 'resistors', 'chip-resistors', 'through-hole-resistors', 'current-sense-resistors', 'resistor-networks', 'trimmer-potentiometers',
  'thermistors', 'varistors', 'capacitors', 'mlcc', 'ceramic-disc-capacitors', 'aluminium-electrolytic-radial', 'aluminium-electrolytic-smd',
  'aluminium-polymer', 'tantalum-capacitors', 'film-capacitors', 'safety-capacitors', 'supercapacitors', 'inductors', 'power-inductors',
  'rf-inductors', 'ferrite-beads', 'common-mode-chokes', 'frequency', 'crystals', 'oscillators', 'ceramic-resonators', 'discretes', 'diodes',
  'rectifier-diodes', 'schottky-diodes', 'zener-diodes', 'tvs-diodes', 'bridge-rectifiers', 'transistors', 'bjts', 'mosfets', 'jfets', 'igbts',
  'thyristors', 'optoelectronics', 'leds', 'infrared-photo', 'optocouplers', 'displays', 'ics', 'amplifiers', 'op-amps', 'comparators',
  'instrumentation-amps', 'current-sense-amps', 'audio-amps', 'data-converters', 'adcs', 'dacs', 'digital-potentiometers', 'power-management',
  'linear-regulators-fixed', 'linear-regulators-adjustable', 'switching-regulators', 'voltage-references', 'battery-chargers', 'gate-drivers',
  'motor-drivers', 'led-drivers', 'supervisors', 'power-switches', 'logic', 'logic-ics', 'level-shifters', 'analog-switches', 'io-expanders',
  'timers', 'rtcs', 'clock-ics', 'processors', 'microcontrollers', 'memory', 'programmable-logic', 'interface-ics', 'uart-rs232', 'rs485', 'can-lin',
  'usb-ics', 'ethernet-ics', 'digital-isolators', 'sensors-rf', 'sensors', 'temperature-sensors', 'motion-sensors', 'pressure-gas-sensors',
  'light-sensors', 'current-sensors', 'audio-transducers', 'rf', 'rf-modules', 'rf-transceivers', 'rf-amplifiers', 'rf-passives', 'connectors',
  'board-connectors', 'pin-headers', 'sockets-strips', 'wire-to-board-headers', 'wire-to-board-housings', 'terminal-blocks', 'fpc-connectors',
  'io-connectors', 'usb-connectors', 'coax-connectors', 'modular-ethernet', 'dc-connectors', 'audio-connectors', 'card-sockets', 'ic-sockets',
  'electromechanical', 'protection', 'fuses', 'resettable-fuses', 'fuse-holders', 'relays-switches', 'power-relays', 'signal-relays',
  'solid-state-relays', 'tactile-switches', 'switches', 'encoders', 'power', 'dcdc-modules', 'batteries', 'battery-holders', 'boards', 'dev-boards',
  'wire-cable', 'magnetics-line', 'heatsinks'
);
