import { html } from 'hono/html';
import type { Facts } from '#edge/facts/facts-view.ts';

/** The licences stand in a file of plain text, too. */
export const facts: Facts = ({ words }) => html`<p><a href="/licences.txt">${words.about.licences.texts}</a></p>`;
