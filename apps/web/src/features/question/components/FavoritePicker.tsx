import { askedText } from '@bolillero/domain/tickets/asked-balls';
import { favoritesTexts } from '@bolillero/texts/favorites';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { type PlaySet, playSetsQuery, playsOfSetQuery } from '../../../api/play-sets.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { Window } from '../../../components/ui/Window.tsx';
import classes from './FavoritePicker.module.css';

const words = studyQuestionTexts.favorite;

interface FavoritePickerProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly onClose: () => void;
  /** Takes the play as addresses write it: "7-14-21-35-49+9". */
  readonly onChoose: (asked: string) => void;
}

/** A customer's favourites, one of whose plays is asked about. */
export function FavoritePicker({ lottery, series, onClose, onChoose }: FavoritePickerProps) {
  const sets = useQuery(playSetsQuery({ lotteryId: series.id, series: series.type }));
  const [open, setOpen] = useState<PlaySet>();
  const rows = useKeptFocus();
  return (
    <Window title={open === undefined ? words.title : words.plays(open.name)} onClose={onClose}>
      <div ref={rows} className={classes.rows}>
        {open === undefined ? (
          <Loaded
            query={sets}
            waiting={<RowsSkeleton rows={2} />}
            empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
          >
            {(found) =>
              found.map((set) => (
                <button
                  key={set.id}
                  type="button"
                  className={classes.row}
                  aria-label={words.open(set.name, favoritesTexts.plays(set.plays))}
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
          <Plays set={open} lottery={lottery} onChoose={onChoose} />
        )}
      </div>
      {open !== undefined && (
        <Button variant="subtle" onClick={() => setOpen(undefined)}>
          {words.back}
        </Button>
      )}
    </Window>
  );
}

function Plays({
  set,
  lottery,
  onChoose,
}: { set: PlaySet } & Pick<FavoritePickerProps, 'lottery' | 'onChoose'>) {
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
              <Button variant="default" aria-label={words.choose(text)} onClick={() => onChoose(text)}>
                {studyQuestionTexts.ask}
              </Button>
            </div>
          );
        })
      }
    </Loaded>
  );
}
