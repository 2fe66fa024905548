import { css } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';

/** Fill and edge of a pin by its role, for drawing and legend alike; the table says the role in words. */
export const pinPaint = css`
  fill: ${theme.color.bg.sunken};
  stroke: ${theme.color.border.control};
  &[data-role='power'] {
    fill: ${theme.color.danger.bg};
    stroke: ${theme.color.danger.text};
  }
  &[data-role='ground'] {
    fill: ${theme.color.text.secondary};
    stroke: ${theme.color.text.primary};
  }
  &[data-role='input'] {
    fill: ${theme.color.info.bg};
    stroke: ${theme.color.info.text};
  }
  &[data-role='output'] {
    fill: ${theme.color.success.bg};
    stroke: ${theme.color.success.text};
  }
  &[data-role='both'] {
    fill: ${theme.color.warning.bg};
    stroke: ${theme.color.warning.text};
  }
  &[data-role='none'] {
    fill: none;
    stroke-dasharray: 3 2;
  }
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;
