import { securityTexts } from '@bolillero/texts/second-factor';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { saveFile } from '../../../components/ui/save-file.ts';
import { copy } from '../copy.ts';
import classes from './Security.module.css';

const words = securityTexts.recovery;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whose they are, for the file. */
  readonly dni: string;
  readonly onDone: () => void;
}

/** The codes that were just made: shown this once. */
export function RecoveryCodes({ codes, dni, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  return (
    <div className={classes.setUp}>
      <h3 ref={heading} tabIndex={-1} className={classes.subheading}>
        {words.title}
      </h3>
      <p className={classes.text}>{words.lead}</p>
      <ul className={classes.codes} aria-label={words.title}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void copy(lines)}>
          {words.copy}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(words.file, `${words.fileHead(dni)}\n\n${lines}\n`, 'text/plain')}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
