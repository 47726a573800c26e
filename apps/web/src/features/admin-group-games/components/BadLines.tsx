import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { Button } from '../../../components/ui/Button.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import type { BadLine, RefusedLines } from '../api.ts';
import classes from './GroupGames.module.css';

const { bad: texts } = adminGroupGamesTexts.file;

/** The bad lines of a file that was refused: number, what it says with the wrong parts marked, and why. */
export function BadLines({ refused: { lines, bad } }: { readonly refused: RefusedLines }) {
  const copy = async () => {
    const text = lines.map(({ line, text: says, reason }) => `${line}\t${says}\t${reason}`).join('\n');
    await navigator.clipboard.writeText(text);
    showSuccess(texts.copied);
  };
  return (
    <>
      <ScrollBox label={texts.label} className={classes.scroll}>
        <table className={classes.table} aria-label={texts.label}>
          <thead>
            <tr>
              <th scope="col" className={classes.money}>
                {texts.line}
              </th>
              <th scope="col">{texts.says}</th>
              <th scope="col">{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <td className={classes.money}>{line.line}</td>
                <td className={classes.says}>
                  <Says line={line} />
                </td>
                <td>{line.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className={classes.head}>
        <span className={classes.words}>{bad > lines.length && texts.more(lines.length, bad)}</span>
        <Button size="xs" variant="subtle" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </>
  );
}

/** A line as it stands in the file, the wrong parts marked. */
function Says({ line: { text, fields } }: { readonly line: BadLine }) {
  if (text === '') return <>{texts.empty}</>;
  return text.split('|').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place
    <span key={index}>
      {index > 0 && '|'}
      {fields.includes(index + 1) ? <mark>{part}</mark> : part}
    </span>
  ));
}
