/** Whatever a journey does, no page of the shop may go against its own content policy. */
import type { BrowserContext } from 'playwright-core';

const mark = 'against the policy:';
/** How Chromium itself says it; workers have no document that could tell. */
const told = /Content Security Policy|requires 'Trusted|Permissions-Policy header/i;

const violations: string[] = [];

/** Collects what any page or worker of a browser profile does against its policy. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(mark) || told.test(text)) violations.push(text);
  });
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      console.error(prefix, effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`);
    });
  }, mark);
}

/** What was collected since the last look. */
export function takeViolations(): string[] {
  return violations.splice(0);
}
