/** How boards lie on a production panel. */
export interface Panel {
  /** m */
  boardWidth: number;
  boardHeight: number;
  panelWidth: number;
  panelHeight: number;
  /** Free border on each side of the panel, m. */
  panelMargin: number;
  /** Between boards, m. */
  boardSpacing: number;
}

export interface PanelLayout {
  /** Boards beside and above each other. */
  columns: number;
  rows: number;
  boards: number;
  /** Turned by 90°, because more fit so. */
  rotated: boolean;
}

/** A count that is whole but for rounding is whole. */
const dust = 1e-9;

/** Boards of one orientation in rows and columns, in the orientation in which more fit; 0 boards where none fits. */
export function panelLayout({ boardWidth, boardHeight, panelWidth, panelHeight, panelMargin, boardSpacing }: Panel): PanelLayout {
  const fitting = (panel: number, board: number) =>
    Math.max(0, Math.floor((panel - 2 * panelMargin + boardSpacing) / (board + boardSpacing) + dust));
  const lay = (width: number, height: number, rotated: boolean) => {
    const [columns, rows] = [fitting(panelWidth, width), fitting(panelHeight, height)];
    return { columns, rows, boards: columns * rows, rotated };
  };
  const [straight, turned] = [lay(boardWidth, boardHeight, false), lay(boardHeight, boardWidth, true)];
  return turned.boards > straight.boards ? turned : straight;
}
