import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropOptions {
  /** Of the file input, for who does not see the button. */
  label: string;
  /** As the attribute of the same name. */
  accept: string;
  multiple?: boolean;
  /** Several may be dropped where one is asked for. */
  onFiles: (files: File[]) => void;
}

interface FileDropArea {
  /** For the element that files are dropped on; `data-over` while one is held over it. */
  area: {
    'data-over': true | undefined;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  /** Opens the browser's own choice of files. */
  choose: () => void;
  /** Stands inside the area. */
  input: ReactNode;
}

/** Files that are dropped or chosen. */
export function useFileDrop({ label, accept, multiple = false, onFiles }: FileDropOptions): FileDropArea {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hold = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return {
    area: {
      'data-over': isOver || undefined,
      onDragOver: (event) => hold(event, true),
      onDragLeave: (event) => hold(event, false),
      onDrop: (event) => {
        hold(event, false);
        onFiles([...event.dataTransfer.files]);
      },
    },
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file, put right, may be chosen again
          onFiles(files);
        }}
      />
    ),
  };
}
