import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { defaultSettings, type Settings } from '#server/kernel/settings.ts';

type Letter = Record<'kind' | 'recipient' | 'subject' | 'text' | 'html', string> & { headers: Record<string, string> };

/** Takes mails in place of the database, so that what they say can be read without one. */
export function letterBox(at: Date, settings: Partial<Settings> = {}) {
  const letters: string[] = [];
  const queries = {
    insert: () => ({
      values: async ({ kind, recipient, headers, subject, text, html }: Letter) => {
        const told = `=== ${kind} to ${recipient} ${JSON.stringify(headers)}\n${subject}\n\n${text}`;
        // What stands above the columns of a table is in the markup alone.
        const heads = [...html.matchAll(/<th [^>]*>([^<]*)</g)].map(([, head = '']) => head);
        letters.push(`${told}(columns: ${heads.join(' | ')})\n`.replaceAll(/[\u202F\u00A0]/g, ' '));
      },
    }),
  } as unknown as Queries; // posting a mail asks no more of them
  const deps = { clock: () => at, settings: { ...defaultSettings, ...settings } } as StoreDeps; // as above
  return { deps, queries, letters };
}
