import { Unbroken } from '#src/components/Unbroken.tsx';

/** A text whose matched parts stand between ‹ and ›, as the search gives it; they become bold. */
export function Marked({ text }: { text: string }) {
  return text.split(/[‹›]/).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name than their place
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Unbroken key={index} text={part} />,
  );
}
