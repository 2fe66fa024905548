export interface Scenario {
  name: string;
  requests: { path: string; body: unknown }[];
  /** Measured calls; fewer of those that do much at once. */
  rounds?: number;
  /** Milliseconds at the 95th percentile that must not be passed; null only reports. */
  budgetMs: number | null;
}
