import { adminImportTexts as texts } from '@bolillero/texts/admin-import';
import { Button } from '../../../components/ui/Button.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import type { ImportProgress } from '../api/import-stream.ts';
import classes from './Import.module.css';

interface ImportProgressBarProps {
  readonly label: string;
  readonly progress: ImportProgress | null;
  readonly onCancel: () => void;
}

/** How far the file has been worked through, and the way to stop it. */
export function ImportProgressBar({ label, progress, onCancel }: ImportProgressBarProps) {
  const known = progress !== null && progress.total > 0;
  return (
    <div className={classes.progress}>
      <div className={classes.progressWords}>
        <span role="status">{progress === null ? texts.sending : label}</span>
        {known && <span className={classes.figures}>{texts.progress(progress.done, progress.total)}</span>}
      </div>
      <ProgressBar label={label} part={known ? progress.done / progress.total : null} />
      <div>
        <Button variant="default" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
