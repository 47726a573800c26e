import { slipKind } from '@bolillero/domain/statistics/slip-kind';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import { structureTexts } from '@bolillero/texts/study-structure';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useId, useState } from 'react';
import { jackpotOdds } from '../../../api/jackpot-odds.ts';
import type { StudyProps } from '../../../api/study.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import classes from './SlipCard.module.css';

const words = structureTexts.slip;
const loadFavorites = () =>
  import('../../../components/study/FavoritePicker.tsx').then(({ FavoritePicker }) => FavoritePicker);

interface SlipCardProps extends Pick<StudyProps, 'lottery' | 'series' | 'onSearch'> {
  /** The main balls of a slip of the game of today; null: none was brought. */
  readonly slip: readonly number[] | null;
}

/** Of what kind a slip is, how common that kind is, and that no kind is likelier than its share. */
export function SlipCard({ lottery, series, slip, onSearch }: SlipCardProps) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.title}
      </h2>
      <div className={classes.head}>
        {slip === null ? (
          <p className={classes.none}>{words.none}</p>
        ) : (
          <BallRow balls={slip} state="chosen" accent={lottery.accent} />
        )}
        <Button
          variant={slip === null ? 'default' : 'subtle'}
          leftSection={slip === null && <IconHeart size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {slip === null ? studyQuestionTexts.favorite.bring : words.change}
        </Button>
      </div>
      {slip !== null && <Kind lottery={lottery} slip={slip} />}
      {choosing && (
        <LazyWindow
          load={loadFavorites}
          onFailed={() => setChoosing(false)}
          props={{
            lottery,
            series,
            words,
            onClose: () => setChoosing(false),
            onChoose: (play: string) => {
              setChoosing(false);
              onSearch({ clase: play });
            },
          }}
        />
      )}
    </section>
  );
}

function Kind({ lottery, slip }: Pick<StudyProps, 'lottery'> & { readonly slip: readonly number[] }) {
  const kind = slipKind(lottery.matrix, slip);
  return (
    <>
      <p className={classes.sentence}>
        <MarkedText text={words.sentence(kind)} />
      </p>
      <p className={classes.note}>{words.kind(kind.ten, kind.ten + 9, kind.tenShare)}</p>
      <p className={classes.note}>{words.chance(jackpotOdds(lottery).oneIn)}</p>
    </>
  );
}
