import { numberText } from '@bolillero/domain/number-text';
import type { ChainCheck } from '@bolillero/domain/proof/check-chain';
import { readHead } from '@bolillero/domain/proof/head-text';
import { proofTexts } from '@bolillero/texts/public-proof';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import buttonClasses from '../../../components/ui/Button.module.css';
import { Button, ButtonFace, buttonLook } from '../../../components/ui/Button.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { type ChainEnd, exportAddress } from '../api.ts';
import { canHash } from '../sha256.ts';
import classes from './Proof.module.css';
import { Code, when } from './VerifyAnswer.tsx';

const { chain: words, own } = proofTexts;

type Checked = { readonly isOwn: boolean; readonly check: ChainCheck } | 'failed';

/** The head of the chain now, a check of all of it in this browser, and what to check it with elsewhere. */
export function WholeChain({ end, code }: { end: ChainEnd; code: string | undefined }) {
  const [typed, setTyped] = useState(code ?? '');
  const [wrong, setWrong] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const own = readHead(typed);
    const isWrong = own === null && typed.trim() !== '';
    setWrong(isWrong);
    if (isWrong) return;
    const left = new AbortController();
    leaving.current = left;
    setBusy(true);
    setChecked(null);
    try {
      const { checkWholeChain } = await import('../check-whole-chain.ts');
      const shown = readHead(end.code);
      const known = [own, shown].filter((head) => head !== null);
      setChecked({ isOwn: own !== null, check: await checkWholeChain(known, left.signal) });
    } catch {
      if (!left.signal.aborted) setChecked('failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <section className={classes.section} aria-labelledby="registro">
        <h2 id="registro">{words.title}</h2>
        <p>{words.text}</p>
        {end.recordedAt === null ? (
          <p>{words.empty}</p>
        ) : (
          <>
            <Code label={words.head} value={end.code} />
            <p className={classes.muted}>{words.recorded(numberText(end.seq), when(end.recordedAt))}</p>
          </>
        )}
        {canHash() && (
          <form onSubmit={(event) => void submit(event)} className={classes.paste} noValidate>
            <TextField
              label={words.codeLabel}
              value={typed}
              error={wrong ? words.codeWrong : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" variant="default" size="md" loading={busy}>
              {words.check}
            </Button>
          </form>
        )}
        <div role="status" className={classes.outcome}>
          {busy ? words.checking : checked !== null && <Outcome checked={checked} />}
        </div>
      </section>
      <section className={classes.section} aria-labelledby="sin-nosotros">
        <h2 id="sin-nosotros">{own.title}</h2>
        <p>{own.text}</p>
        <p className={classes.downloads}>
          <Download href={exportAddress} name="cadena.jsonl">
            {own.export}
          </Download>
          <Download href={scriptAddress} name={scriptAddress.slice(1)}>
            {own.script}
          </Download>
        </p>
        <pre className={classes.command}>
          <code>{`node ${scriptAddress.slice(1)} cadena.jsonl ${end.code}`}</code>
        </pre>
      </section>
    </>
  );
}

/** The program that checks an export, as the site serves it. */
const scriptAddress = '/comprobar-registro.mjs';

function Download({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <a
      href={href}
      download={name}
      {...buttonLook({ variant: 'default', size: 'md' })}
      className={buttonClasses.button}
    >
      <ButtonFace left={<IconDownload size={18} aria-hidden="true" />}>{children}</ButtonFace>
    </a>
  );
}

function Outcome({ checked }: { checked: Checked }) {
  if (checked === 'failed') return <p>{words.failed}</p>;
  const { check, isOwn } = checked;
  if (!check.ok)
    return (
      <p data-tone="late">
        <strong>{words.broken}.</strong> {words.fault(check.fault, check.seq)}
      </p>
    );
  return (
    <p data-tone="good">
      {words.holds(check.head.seq)} {isOwn && words.withYours}
    </p>
  );
}
