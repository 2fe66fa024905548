import { css } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** How drawings inside a text follow the theme; `docs/content.md` lists the classes. */
export const drawingStyle = css`
  svg {
    display: block;
    width: 100%;
    height: auto;
    padding: ${theme.space['3']};
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.art.sheet};
    fill: none;
    stroke-width: 1.5;
  }
  svg .ink {
    stroke: ${theme.color.art.ink};
  }
  svg .grid {
    stroke: ${theme.color.art.gridMajor};
    stroke-width: 1;
  }
  svg .accent {
    stroke: ${theme.color.art.field};
  }
  svg .copper {
    fill: ${theme.color.art.copper};
    stroke: ${theme.color.art.copperEdge};
  }
  svg .surface {
    fill: ${theme.color.bg.raised};
    stroke: ${theme.color.art.ink};
  }
  svg .label,
  svg text {
    fill: ${theme.color.art.dim};
    stroke: none;
    font-family: ${theme.font.ui};
    font-size: 0.8125rem;
  }
  svg .series1 {
    stroke: ${theme.color.art.plot1};
  }
  svg .series2 {
    stroke: ${theme.color.art.plot2};
  }
  svg .series3 {
    stroke: ${theme.color.art.plot3};
  }
  svg .series4 {
    stroke: ${theme.color.art.plot4};
  }
  svg text.series1,
  svg text.series2,
  svg text.series3,
  svg text.series4 {
    stroke: none;
  }
  svg text.series1 {
    fill: ${theme.color.art.plot1};
  }
  svg text.series2 {
    fill: ${theme.color.art.plot2};
  }
  svg text.series3 {
    fill: ${theme.color.art.plot3};
  }
  svg text.series4 {
    fill: ${theme.color.art.plot4};
  }
`;
