import { type Dispatch, type SetStateAction } from 'react';
import type { UploadedFile, UploadPurpose } from '#contract/api/upload.ts';
import { late } from '#src/components/late/late.tsx';
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

const FilePicker = late(async () => (await import('./FilePicker.tsx')).FilePicker, ['file']);

/** Files that go with a form. The first view does without its code and words. */
export function FileField(props: FileFieldProps) {
  const room = <Skeleton $height="6rem" />;
  return <FilePicker waiting={room} {...props} />;
}
