import { chainCodeTexts as words } from '@bolillero/texts/proof-code';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import classes from './Receipt.module.css';

/** The head of the chain of proof when it was paid, and the way to what it is for. */
export function ChainCode({ code }: { code: string }) {
  return (
    <div className={classes.muted}>
      <p className={classes.codeLabel}>{words.label}</p>
      <p className={classes.code}>{code}</p>
      <p className={classes.codeLabel}>
        {words.hint} <TextLink {...paths.proof({ codigo: code })}>{words.check}</TextLink>
      </p>
    </div>
  );
}
