/** The work took more time or memory than it may; its thread or process is gone, and nothing else with it. */
export class OverLimit extends Error {}
