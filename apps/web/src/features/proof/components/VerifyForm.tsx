import { proofTexts } from '@bolillero/texts/public-proof';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FileDrop } from '../../../components/ui/FileDrop.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { canHash, readHash, sha256 } from '../sha256.ts';
import classes from './Proof.module.css';

const { file: words, hash: hashWords } = proofTexts;

interface VerifyFormProps {
  /** What is asked about now. */
  readonly asked: string | undefined;
  readonly onHash: (sha256: string) => void;
}

/** A file is dropped or chosen and hashed here, or its hash is pasted. */
export function VerifyForm({ asked, onHash }: VerifyFormProps) {
  const [typed, setTyped] = useState(asked ?? '');
  const [wrong, setWrong] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const take = (hash: string) => {
    setTyped(hash);
    setWrong(false);
    onHash(hash);
  };
  const hashFile = async (file: File) => {
    try {
      const hash = await sha256(await file.arrayBuffer());
      setUnreadable(false);
      take(hash);
    } catch {
      setUnreadable(true);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hash = readHash(typed);
    if (hash === null) setWrong(true);
    else take(hash);
  };
  return (
    <div className={classes.form}>
      {canHash() ? (
        <>
          <FileDrop
            accept=".pdf,.txt,application/pdf,text/plain"
            buttonLabel={words.choose}
            onFile={(file) => void hashFile(file)}
          >
            <p>{words.drop}</p>
          </FileDrop>
          {unreadable && <p role="alert">{words.unreadable}</p>}
          <p className={classes.muted}>{words.private}</p>
        </>
      ) : (
        <section className={classes.by}>
          <p>{words.noCrypto}</p>
          <dl className={classes.commands}>
            {words.commands.map(([system, command]) => (
              <div key={system}>
                <dt>{system}</dt>
                <dd>
                  <code>{command}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <form onSubmit={submit} className={classes.paste} noValidate>
        <TextField
          label={hashWords.label}
          value={typed}
          error={wrong ? hashWords.wrong : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="md">
          {hashWords.check}
        </Button>
      </form>
    </div>
  );
}
