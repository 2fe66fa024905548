import { useNavigate } from 'react-router';
import { Asked } from './Asked.tsx';
import { Row } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import { type Answer, useStep } from './use-step.ts';

interface RemoveAskedProps {
  label: string;
  /** Of the question, with the name of what goes. */
  title: string;
  /** What follows from it. */
  text: string;
  remove: () => Promise<Answer>;
  /** Address of the list that it stood in. */
  next: string;
}

/** Removes what the page is about once somebody is sure, and goes back to its list. */
export function RemoveAsked({ label, title, text, remove, next }: RemoveAskedProps) {
  const navigate = useNavigate();
  const step = useStep();
  const take = async () => {
    if (await step.run(remove)) void navigate(next, { replace: true });
  };
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Asked label={label} title={title} isBusy={step.isBusy} onSure={() => void take()}>
          <p>{text}</p>
        </Asked>
      </Row>
    </>
  );
}
