import { html } from 'hono/html';
import { getOpenApi } from '#contract/api/openapi.ts';
import type { Facts } from '#edge/facts/facts-view.ts';

/** Robots and programs read the document itself. */
export const facts: Facts = ({ words }) => html`<p><a href="${getOpenApi.path}">${words.about.api.document}</a></p>`;
