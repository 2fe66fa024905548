import { html } from 'hono/html';
import { getPage } from '#contract/api/content.ts';
import { body } from '#edge/facts/article.ts';
import { type Facts, fill } from '#edge/facts/facts-view.ts';

export const facts: Facts = (view) => {
  const page = view.read(getPage);
  return (
    page &&
    html`${body(page.body)}
      <p>${fill(view.words.about.updated, { day: view.day(page.updated_at) })}</p>`
  );
};
