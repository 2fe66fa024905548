import { html, raw } from 'hono/html';

/** An answer of the store that the app would ask for at once. */
export interface FirstData {
  /** By `callName`. */
  call: string;
  json: string;
}

/** The answer as a block of data in the page; no text in it can end the block. */
export async function dataBlock({ call, json }: FirstData): Promise<string> {
  return String(
    await html`<script type="application/json" id="first-data" data-call="${call}">
      ${raw(json.replaceAll('<', '\\u003c'))}
    </script>`,
  );
}
