import { csvOf } from '#contract/csv.ts';

/** A small bill as layout programs write it: one with every kind of row that the shop reads. */
export const exampleBom = csvOf([
  ['Designator', 'Quantity', 'Manufacturer Part Number', 'Manufacturer', 'Value', 'Footprint', 'DNP'],
  ['U1', 1, 'STM32F103C8T6', 'STMicroelectronics', '', 'LQFP-48', ''],
  ['U2, U3', 2, 'LM358DR', 'Texas Instruments', '', 'SOIC-8', ''],
  ['R1-R4, R7', 5, 'RC0603FR-0710KL', 'Yageo', '10k 1%', '0603', ''],
  ['R5, R6', 2, '', '', '4k7', '0603', ''],
  ['C1-C12', 12, '', '', '100n 50V X7R', '0603', ''],
  ['C13', 1, '', '', '10u 16V', '0805', ''],
  ['D1', 1, '1N4148W', '', '', 'SOD-123', ''],
  ['J2', 1, '', '', '', '', 'DNP'],
]);
