/** What the test of the libraries needs of jsdom, which has no types of its own. */
declare module 'jsdom' {
  interface TestWindow {
    console: object;
    eval: (code: string) => unknown;
    close: () => void;
  }
  export class JSDOM {
    constructor(markup: string, options: { runScripts: 'outside-only'; pretendToBeVisual: boolean; url: string });
    readonly window: TestWindow;
  }
}
