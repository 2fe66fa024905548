/** What circuit boards cost: how many fit on a panel, then fabrication, assembly, test and tax, by the prices entered. */
import { defineTool, refuse } from '#calculators/define.ts';
import { panelLayout } from '#calculators/math/traces/panel-layout.ts';

/** Price of a board with one layer over that with two. */
const singleLayerFactor = 0.8;
/** A number of boards that is whole but for rounding is whole. */
const dust = 1e-9;
/** Quantities of the table of prices. */
const breaks = [1, 5, 10, 20, 50, 100, 200, 500, 1000];
/** Below this share of the panel in %, much of it is waste. */
const goodUtilisation = 60;

interface Prices {
  mode: 'panel' | 'pooled';
  boardWidth: number;
  boardHeight: number;
  boardSpacing: number;
  layers: number;
  panelWidth: number;
  panelHeight: number;
  yield: number;
  areaPrice: number;
  layerPairStep: number;
  surcharge: number;
  setupCost: number;
  testCost: number;
  componentCost: number;
  placements: number;
  placementCost: number;
  assemblySetupCost: number;
  shippingCost: number;
  taxRate: number;
}

/** All costs of a number of boards of which `perPanel` fit on a panel. */
function costsOf(given: Prices, perPanel: number, quantity: number) {
  const boardsStarted = Math.ceil(quantity / (given.yield / 100) - dust);
  const panelsNeeded = Math.ceil(boardsStarted / perPanel);
  const cell = (given.boardWidth + given.boardSpacing) * (given.boardHeight + given.boardSpacing);
  const billedArea = given.mode === 'panel' ? panelsNeeded * given.panelWidth * given.panelHeight : boardsStarted * cell;
  const layerFactor = given.layers === 1 ? singleLayerFactor : 1 + ((given.layerPairStep / 100) * (given.layers - 2)) / 2;
  const fabricationCost = billedArea * given.areaPrice * layerFactor * (1 + given.surcharge / 100);
  const assemblySetup = given.placements > 0 ? given.assemblySetupCost : 0;
  const assemblyCost = quantity * (given.componentCost + given.placements * given.placementCost) + assemblySetup;
  const netCost = given.setupCost + fabricationCost + quantity * given.testCost + assemblyCost + given.shippingCost;
  const taxAmount = (netCost * given.taxRate) / 100;
  const totalCost = netCost + taxAmount;
  const costs = { fabricationCost, assemblyCost, netCost, taxAmount, totalCost, costPerBoard: totalCost / quantity };
  return { boardsStarted, panelsNeeded, billedArea, layerFactor, ...costs };
}

export const tool = defineTool({
  name: 'PCBCostCalculation',
  asksForParts: true,
  modes: ['panel', 'pooled'],
  inputs: {
    quantity: { kind: 'quantity', unit: '1', show: ['1'], default: 100, min: 1, integer: true },
    boardWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.1, above: 0, symbol: 'w' },
    boardHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.08, above: 0, symbol: 'h' },
    layers: { kind: 'choice', choices: [1, 2, 4, 6, 8, 10, 12, 14, 16], default: 2, unit: '1' },
    // A panel of 18 in × 24 in is common practice.
    panelWidth: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.4572, above: 0 },
    panelHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.6096, above: 0 },
    panelMargin: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.01, min: 0 },
    boardSpacing: { kind: 'quantity', unit: 'm', show: ['mm', 'in'], default: 0.002, min: 0 },
    yield: { kind: 'quantity', unit: '%', show: ['%'], default: 98, above: 0, max: 100 },
    areaPrice: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 110, min: 0 },
    layerPairStep: { kind: 'quantity', unit: '%', show: ['%'], default: 65, min: 0 },
    surcharge: { kind: 'quantity', unit: '%', show: ['%'], default: 0, min: -100 },
    setupCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 60, min: 0 },
    testCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 0, min: 0 },
    componentCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 0, min: 0 },
    placements: { kind: 'quantity', unit: '1', show: ['1'], default: 0, min: 0, integer: true },
    placementCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 0.02, min: 0 },
    assemblySetupCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 120, min: 0 },
    shippingCost: { kind: 'quantity', unit: 'currency', show: ['currency'], default: 25, min: 0 },
    taxRate: { kind: 'quantity', unit: '%', show: ['%'], default: 0, min: 0 },
  },
  outputs: {
    boardsPerPanel: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'N' },
    rotated: { kind: 'flag' },
    panelsNeeded: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'P' },
    boardsStarted: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    panelUtilisation: { kind: 'quantity', unit: '%', show: ['%'] },
    billedArea: { kind: 'quantity', unit: 'm²', show: ['m²', 'dm²', 'in²'] },
    layerFactor: { kind: 'quantity', unit: '1', show: ['1'] },
    fabricationCost: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    assemblyCost: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    netCost: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    taxAmount: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    totalCost: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    costPerBoard: { kind: 'quantity', unit: 'currency', show: ['currency'] },
    priceBreaks: {
      kind: 'table',
      columns: {
        quantity: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        totalCost: { kind: 'quantity', unit: 'currency', show: ['currency'] },
        costPerBoard: { kind: 'quantity', unit: 'currency', show: ['currency'] },
      },
    },
  },
  main: 'costPerBoard',
  refusals: {
    BOARD_DOES_NOT_FIT: 'boardWidth',
  },
  warnings: ['LOW_UTILISATION', 'SETUP_DOMINATES', 'ESTIMATE_ONLY'],
  compute(given) {
    const { boards, rotated } = panelLayout(given);
    if (boards === 0) return refuse('BOARD_DOES_NOT_FIT');
    const costs = costsOf(given, boards, given.quantity);
    const panelUtilisation = (100 * boards * given.boardWidth * given.boardHeight) / (given.panelWidth * given.panelHeight);
    const priceBreaks = breaks.map((quantity) => {
      const { totalCost, costPerBoard } = costsOf(given, boards, quantity);
      return { quantity, totalCost, costPerBoard };
    });
    return {
      out: { ...costs, boardsPerPanel: boards, rotated, panelUtilisation, priceBreaks },
      warnings: [
        panelUtilisation < goodUtilisation && 'LOW_UTILISATION',
        given.setupCost > costs.netCost / 2 && 'SETUP_DOMINATES',
        'ESTIMATE_ONLY',
      ],
    };
  },
  sources: [],
});
