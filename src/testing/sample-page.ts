import type { getPage } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';

export const contactPage: ResponseOf<typeof getPage> = {
  code: 'contactUs',
  title: 'Contact us',
  summary: 'This is how you reach a person.',
  body: '<h2 id="help">What helps us answer</h2><p>The number of your order.</p>',
  sections: [{ id: 'help', text: 'What helps us answer', level: 2 }],
  language: 'en-US',
  missing: [],
  updated_at: '2026-11-22T00:00:00.000Z',
  seo: { title: 'Contact us', description: 'This is how you reach a person.', canonical: '', noindex: false },
};
