import { type Dispatch, lazy, type SetStateAction, Suspense } from 'react';
import type { UploadedFile, UploadPurpose } from '#contract/api/upload.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export interface FileFieldProps {
  label: string;
  purpose: UploadPurpose;
  files: readonly UploadedFile[];
  onChange: Dispatch<SetStateAction<UploadedFile[]>>;
  /** What the form's own call says of the files. */
  error?: string | undefined;
  optional?: boolean;
}

const FilePicker = lazy(async () => ({ default: (await import('./FilePicker.tsx')).FilePicker }));

/** Files that go with a form. The first view does without its code and words. */
export function FileField(props: FileFieldProps) {
  const room = <Skeleton $height="6rem" />;
  return (
    <WithWords names={['file']} fallback={room}>
      <Suspense fallback={room}>
        <FilePicker {...props} />
      </Suspense>
    </WithWords>
  );
}
