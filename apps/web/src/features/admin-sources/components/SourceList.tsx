import { adminSourceTexts as texts } from '@bolillero/texts/draw-sources';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useId, useState } from 'react';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { showError, showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { paths } from '../../../paths.ts';
import { type Source, useLook, useSources } from '../api/sources.ts';
import classes from './Sources.module.css';
import { SourceWindow } from './SourceWindow.tsx';

/** The sources of official results: on or off, what they said last, and the way to ask one now. */
export function SourceList() {
  const id = useId();
  /** What the window is open for; null: it is closed. */
  const [open, setOpen] = useState<'new' | Source | null>(null);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{texts.title}</h2>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setOpen('new')}
        >
          {texts.add}
        </Button>
      </div>
      <p className={classes.hint}>{texts.hint}</p>
      <Loaded
        query={useSources()}
        waiting={<RowsSkeleton rows={2} height={110} />}
        empty={<p className={classes.hint}>{texts.none}</p>}
      >
        {(sources) => (
          <ul className={classes.list}>
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} onEdit={() => setOpen(source)} />
            ))}
          </ul>
        )}
      </Loaded>
      {open !== null && <SourceWindow source={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </section>
  );
}

const states = {
  on: { Icon: IconRefresh, word: texts.on },
  off: { Icon: IconPlayerPause, word: texts.off },
  failing: { Icon: IconAlertTriangle, word: texts.failing },
} as const;

const stateOf = ({ fault, active }: Source) => (fault !== null ? 'failing' : active ? 'on' : 'off');

function SourceRow({ source, onEdit }: { source: Source; onEdit: () => void }) {
  const looking = useLook();
  const { lottery, series, address, fault, leftOut, waiting, disagreeing, missing } = source;
  const name = `${lottery.description} ${texts.types[series]}, ${new URL(address).host}`;
  const state = stateOf(source);
  const { Icon, word } = states[state];
  const look = async () => {
    try {
      const seen = await looking.mutateAsync(source.id);
      if (seen.fault === null) showSuccess(texts.looked);
      else showWarning(texts.lookFailed(texts.faults[seen.fault]), { seconds: 8 });
    } catch (error) {
      showError(error);
    }
  };
  const counts = [
    source.told > 0 && texts.told(source.told),
    waiting > 0 && texts.waiting(waiting),
    disagreeing > 0 && texts.disagreeing(disagreeing),
  ].filter((words) => words !== false);
  return (
    <li className={classes.source}>
      <LotteryMark lottery={lottery} size={36} />
      <div className={classes.words}>
        <p className={classes.name}>
          <strong>{lottery.description}</strong> <span className={classes.series}>{texts.types[series]}</span>
          <span className={classes.state} data-state={state}>
            <Icon size={14} aria-hidden="true" /> {word}
          </span>
        </p>
        <p className={classes.address}>{address}</p>
        <p className={classes.hint}>
          {texts.kinds[source.kind]}, {texts.every(source.hours)}. <Looks source={source} />
        </p>
        {fault !== null && <p className={classes.fault}>{texts.faults[fault]}</p>}
        {leftOut.length > 0 && (
          <details className={classes.details}>
            <summary>{texts.leftOut}</summary>
            <ul>
              {leftOut.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>{texts.row(line, reason)}</li>
              ))}
            </ul>
          </details>
        )}
        {counts.length > 0 && <p className={classes.counts}>{counts.join(' · ')}</p>}
        {missing.length > 0 && <p className={classes.fault}>{texts.missing(datesInWords(missing))}</p>}
      </div>
      <div className={classes.acts}>
        <Button
          variant="default"
          loading={looking.isPending}
          aria-label={texts.lookOf(name)}
          onClick={() => void look()}
        >
          {texts.look}
        </Button>
        <Button variant="subtle" aria-label={texts.editOf(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        {waiting + disagreeing > 0 && (
          <ButtonLink {...paths.adminResults()} variant="subtle">
            {texts.see}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** When it was looked at, and when it will be, by the house's clock. */
function Looks({ source: { lookedAt, nextLookAt } }: { source: Source }) {
  const { timeZone } = useSettings();
  return (
    <>
      {lookedAt === null ? texts.never : texts.lookedAt(instantInWords(lookedAt, timeZone))}
      {nextLookAt !== null && ` ${texts.nextLook(instantInWords(nextLookAt, timeZone))}`}
    </>
  );
}

/** "lun 16 nov, mié 18 nov". */
const datesInWords = (dates: readonly string[]) => dates.map((date) => dateInWords(date, 'short')).join(', ');
