import { type ExportFormat, exportFormats } from '@bolillero/contract/list';
import { fixedText } from '@bolillero/domain/number-text';
import { tableTexts as texts } from '@bolillero/texts/table';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from '../ui/FormFailure.tsx';
import { showSuccess } from '../ui/notice-store.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Window } from '../ui/Window.tsx';
import classes from './ExportButton.module.css';

interface ExportButtonProps {
  /** Rows that the filters let through; undefined while they are counted. */
  readonly total: number | undefined;
  /** Asks for all of them as a file. */
  readonly ask: (format: ExportFormat, signal: AbortSignal) => Promise<Response>;
}

/** Hands out everything that a list's filters let through, as CSV or XLSX: with how much has come, and a way to call it off. */
export function ExportButton({ total, ask }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        data-exports
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.export}
      </Button>
      {open && <ExportWindow total={total} ask={ask} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportWindow({ total, ask, onClose }: ExportButtonProps & { readonly onClose: () => void }) {
  const [received, setReceived] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (format: ExportFormat) => {
    const control = new AbortController();
    running.current = control;
    setFailure(null);
    setReceived(0);
    try {
      const response = await ask(format, control.signal);
      const name = nameOf(response) ?? `lista.${format}`;
      const parts: BlobPart[] = [];
      let bytes = 0;
      for await (const chunk of chunksOf(response)) {
        parts.push(chunk);
        bytes += chunk.length;
        setReceived(bytes);
      }
      saveFile(name, new Blob(parts), response.headers.get('content-type') ?? '');
      showSuccess(texts.exportDone(name));
      onClose();
    } catch (error) {
      setReceived(null);
      if (!control.signal.aborted) setFailure(error);
    }
  };
  return (
    <Window title={texts.exportTitle} onClose={onClose}>
      <p className={classes.rows}>{total === undefined ? texts.exportUncounted : texts.exportRows(total)}</p>
      <FormFailure failure={failure} errors={{}} />
      {received === null ? (
        <div className={classes.buttons}>
          {exportFormats.map((format, place) => (
            <Button
              key={format}
              variant={place === 0 ? 'filled' : 'default'}
              onClick={() => void download(format)}
            >
              {texts.exportAs(texts.formats[format])}
            </Button>
          ))}
        </div>
      ) : (
        <div className={classes.progress}>
          <p role="status">{texts.exporting(fixedText(received / 1_048_576, 1))}</p>
          <ProgressBar label={texts.exportTitle} part={null} />
          <Button variant="default" data-autofocus onClick={() => running.current?.abort()}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </Window>
  );
}

const nameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];

/** The bytes of a body, as they come. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
