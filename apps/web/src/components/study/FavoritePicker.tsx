import { askedText } from '@bolillero/domain/tickets/asked-balls';
import { favoritesTexts } from '@bolillero/texts/favorites';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import { type PlaySet, playSetsQuery, playsOfSetQuery } from '../../api/play-sets.ts';
import type { StudiedSeries } from '../../api/study.ts';
import { BallRow } from '../ui/BallRow.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { Window } from '../ui/Window.tsx';
import classes from './FavoritePicker.module.css';

const texts = studyQuestionTexts.favorite;

interface FavoritePickerProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  /** What is done with a play, on its button ("Preguntar") and in full; and what favourites are for where there are none. */
  readonly words: {
    readonly choose: string;
    readonly chooseOf: (numbers: string) => string;
    readonly hint: string;
  };
  readonly onClose: () => void;
  /** Takes the play as addresses write it: "7-14-21-35-49+9". */
  readonly onChoose: (asked: string) => void;
}

/** A customer's favourites, one of whose plays is brought to a study. */
export function FavoritePicker({ lottery, series, words, onClose, onChoose }: FavoritePickerProps) {
  const sets = useQuery(playSetsQuery({ lotteryId: series.id, series: series.type }));
  const [open, setOpen] = useState<PlaySet>();
  const rows = useKeptFocus();
  return (
    <Window title={open === undefined ? texts.title : texts.plays(open.name)} onClose={onClose}>
      <div ref={rows} className={classes.rows}>
        {open === undefined ? (
          <Loaded
            query={sets}
            waiting={<RowsSkeleton rows={2} />}
            empty={<EmptyState title={texts.empty} hint={words.hint} />}
          >
            {(found) =>
              found.map((set) => (
                <button
                  key={set.id}
                  type="button"
                  className={classes.row}
                  aria-label={texts.open(set.name, favoritesTexts.plays(set.plays))}
                  onClick={() => setOpen(set)}
                >
                  <span className={classes.about}>
                    <b>{set.name}</b>
                    <span className={classes.count}>{favoritesTexts.plays(set.plays)}</span>
                  </span>
                  <IconChevronRight size={20} aria-hidden="true" />
                </button>
              ))
            }
          </Loaded>
        ) : (
          <Plays set={open} lottery={lottery} words={words} onChoose={onChoose} />
        )}
      </div>
      {open !== undefined && (
        <Button variant="subtle" onClick={() => setOpen(undefined)}>
          {texts.back}
        </Button>
      )}
    </Window>
  );
}

function Plays({
  set,
  lottery,
  words,
  onChoose,
}: { set: PlaySet } & Pick<FavoritePickerProps, 'lottery' | 'words' | 'onChoose'>) {
  const plays = useQuery(playsOfSetQuery(set.id));
  return (
    <Loaded query={plays} waiting={<RowsSkeleton rows={set.plays} />}>
      {(found) =>
        found.map((play) => {
          const text = askedText(play);
          return (
            <div key={`${text}${play.withMultiplier}`} className={classes.row}>
              <BallRow
                balls={play.balls}
                special={play.special}
                specialLabel={lottery.specialName}
                accent={lottery.accent}
                size="sm"
                state="chosen"
              />
              <Button variant="default" aria-label={words.chooseOf(text)} onClick={() => onChoose(text)}>
                {words.choose}
              </Button>
            </div>
          );
        })
      }
    </Loaded>
  );
}
