import { StoreError } from '#server/kernel/store-error.ts';

/** Why the search engine gave no answer; visitors are told that the shop is busy and when to come again. */
export class EngineAway extends StoreError {
  readonly reason: string;

  constructor(reason: string) {
    super('unavailable');
    this.name = 'EngineAway';
    this.message = `the search engine ${reason}`;
    this.reason = reason;
  }
}
