import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import classes from './FileDrop.module.css';

interface FileDropProps {
  /** What the file chooser offers: ".csv,.xlsx". */
  readonly accept: string;
  readonly buttonLabel: string;
  readonly onFile: (file: File) => void;
  readonly disabled?: boolean;
  /** The file chosen so far will not do: its button takes the focus when the form is sent. */
  readonly invalid?: boolean;
  readonly children?: ReactNode;
}

/** A place to drop a file on, with a button that opens the chooser. */
export function FileDrop({
  accept,
  buttonLabel,
  onFile,
  disabled = false,
  invalid,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const { over, ...target } = useFileDrop(onFile, disabled);
  return (
    <div className={classes.drop} data-over={over || undefined} {...target}>
      {children}
      <Button
        variant="default"
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <FileInput ref={input} accept={accept} label={buttonLabel} onFile={onFile} />
    </div>
  );
}

interface FileInputProps {
  readonly ref: React.Ref<HTMLInputElement>;
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** The chooser itself, opened by a button beside it. The same file can be chosen twice. */
export function FileInput({ ref, accept, label, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      hidden
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

/** Makes any element a place to drop a file on: spread what it answers, `over` says that one hangs above it. */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  const [depth, setDepth] = useState(0);
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over: depth > 0 && !disabled,
    onDragEnter: (event: DragEvent) => {
      if (carriesFile(event)) setDepth((n) => n + 1);
    },
    onDragLeave: (event: DragEvent) => {
      if (carriesFile(event)) setDepth((n) => Math.max(0, n - 1));
    },
    onDragOver: (event: DragEvent) => {
      // without this the browser opens the file instead
      if (carriesFile(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDepth(0);
      const file = event.dataTransfer.files[0];
      if (file && !disabled) onFile(file);
    },
  };
}
