import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { useSettings } from '../../../api/settings.ts';
import { instantInWords } from '../../../components/ui/dates.ts';
import { FileDrop } from '../../../components/ui/FileDrop.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { type GroupGame, linesFileAddress, type RefusedLines, useAttachLines } from '../api.ts';
import { BadLines } from './BadLines.tsx';
import { isOpen } from './GameTable.tsx';
import classes from './GroupGames.module.css';

const { file: texts, ...all } = adminGroupGamesTexts;

/** The line file of a game: what is attached, a place to drop another on, and why the last one was refused. */
export function LinesFile({ game }: { readonly game: GroupGame }) {
  const { timeZone } = useSettings();
  const attaching = useAttachLines();
  const [failure, setFailure] = useState<unknown>(null);
  const attach = async (file: File) => {
    setFailure(null);
    try {
      const { lines } = await attaching.mutateAsync({ gameId: game.id, file });
      showSuccess(all.attached(lines));
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section className={classes.part} aria-label={texts.title}>
      <div className={classes.head}>
        <h3>{texts.title}</h3>
      </div>
      {game.sha256 === null ? (
        <p className={classes.words}>{texts.none(game.lineLimit)}</p>
      ) : (
        <dl className={classes.facts}>
          <dt>{all.columns.lines}</dt>
          <dd>
            {all.attachedLines(game.lines)} ·{' '}
            <a href={linesFileAddress(game.id)} download>
              {texts.download}
            </a>
          </dd>
          <dt>{texts.at}</dt>
          <dd>{game.attachedAt === null ? '—' : instantInWords(game.attachedAt, timeZone)}</dd>
          <dt>{texts.sha256}</dt>
          <dd className={classes.hash}>{game.sha256}</dd>
        </dl>
      )}
      {isOpen(game) ? (
        <FileDrop
          accept=".txt,.csv,text/plain"
          buttonLabel={all.attach}
          disabled={attaching.isPending}
          onFile={(file) => void attach(file)}
        >
          <p className={classes.words}>{texts.drop}</p>
        </FileDrop>
      ) : (
        <p className={classes.words}>{texts.closed}</p>
      )}
      <Refusal failure={failure} />
      {isOpen(game) && game.closesAt !== null && (
        <p className={classes.words}>
          {game.lines === 0 ? texts.atClose(instantInWords(game.closesAt, timeZone)) : texts.replaces}
        </p>
      )}
    </section>
  );
}

/** Why a file was not attached: its bad lines where they are told. */
function Refusal({ failure }: { readonly failure: unknown }) {
  if (failure === null) return null;
  if (!failedWith(failure, 'group-lines-refused')) return <FormFailure failure={failure} errors={{}} />;
  const refused = failure.details as RefusedLines;
  return (
    <>
      <p className={classes.note} role="alert">
        <b>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {failure.message}
        </b>
      </p>
      {refused.lines.length > 0 && <BadLines refused={refused} />}
    </>
  );
}
