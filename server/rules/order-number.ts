/** Numbers that people read out and nobody can guess or count (`docs/api.md` section 1). */
import { randomInt } from 'node:crypto';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `SO-YYMMDD-XXXXXX`: day in UTC and six random characters. */
export function newOrderNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `SO-${datePart(now)}-${randomPart(random)}`;
}

/** `PY-YYMMDD-XXXXXX` for one try to pay. */
export function newPaymentNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `PY-${datePart(now)}-${randomPart(random)}`;
}

/** `SH-YYMMDD-XXXXXX` for one parcel. */
export function newShipmentNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `SH-${datePart(now)}-${randomPart(random)}`;
}

/** `RQ-YYMMDD-XXXXXX` for one inquiry. */
export function newInquiryNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `RQ-${datePart(now)}-${randomPart(random)}`;
}

/** `RM-YYMMDD-XXXXXX` for one return (RMA). */
export function newReturnNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `RM-${datePart(now)}-${randomPart(random)}`;
}

/** `FB-YYMMDD-XXXXXX` for a message to the shop. */
export function newFeedbackNumber(now: Date, random: (max: number) => number = randomInt): string {
  return `FB-${datePart(now)}-${randomPart(random)}`;
}

function datePart(now: Date): string {
  return now.toISOString().slice(2, 10).replaceAll('-', '');
}

function randomPart(random: (max: number) => number): string {
  return Array.from({ length: 6 }, () => crockford[random(crockford.length)]).join('');
}
