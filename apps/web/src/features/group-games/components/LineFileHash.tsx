import { groupGameTexts } from '@bolillero/texts/group-games';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { paths } from '../../../paths.ts';
import classes from './LineFileHash.module.css';

const words = groupGameTexts.hash;

/** The SHA-256 of a game's line file, short, and whole to be copied. */
export function LineFileHash({ sha256 }: { sha256: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      showSuccess(words.copied);
    } catch {
      showWarning(words.notCopied);
    }
  };
  return (
    <span className={classes.hash}>
      <span className={classes.term}>{words.term}</span>
      <code title={sha256}>{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</code>
      <IconButton label={words.copy} onClick={() => void copy()}>
        <IconCopy size={18} aria-hidden="true" />
      </IconButton>
      <TextLink {...paths.proof({ sha256 })}>{words.verify}</TextLink>
    </span>
  );
}
