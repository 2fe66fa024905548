/** What tests outside the browser's code need of jsdom, which has no types of its own. */
declare module 'jsdom' {
  interface TestWindow {
    console: object;
    document: unknown;
    eval: (code: string) => unknown;
    close: () => void;
  }
  export class JSDOM {
    constructor(
      markup: string,
      options: { runScripts: 'outside-only'; pretendToBeVisual: boolean; url: string } | { contentType: 'application/xml' },
    );
    readonly window: TestWindow;
  }
}
