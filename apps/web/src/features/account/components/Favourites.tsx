import { profileTexts } from '@bolillero/texts/profile';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useSaveFavourites } from '../api/profile.ts';
import classes from './Personal.module.css';

const words = profileTexts.favourites;

/** The lotteries that are shown first, in the order in which they were ticked. Saved at once. */
export function Favourites({ favourites }: { favourites: readonly number[] }) {
  const query = useQuery(lotteryListQuery());
  const save = useSaveFavourites();
  const [chosen, setChosen] = useState(favourites);
  const latest = useRef(favourites);
  const saved = useRef(favourites);
  const choose = (next: readonly number[]) => {
    latest.current = next;
    setChosen(next);
    // only the last choice is told of: it holds the ones before
    save.mutateAsync(next).then(
      () => {
        saved.current = next;
        if (latest.current === next) showSuccess(words.saved);
      },
      (failure: unknown) => {
        if (latest.current !== next) return;
        setChosen(saved.current);
        showError(failure);
      },
    );
  };
  return (
    <section className={classes.part} aria-labelledby="favourites">
      <h2 id="favourites" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={3} height={32} />}>
        {(lotteries) => (
          <div className={classes.choices}>
            {lotteries.map((lottery) => {
              const { id, description } = lottery;
              return (
                <div key={id} className={classes.lottery}>
                  <CheckField
                    label={description}
                    checked={chosen.includes(id)}
                    onChange={(change) =>
                      choose(
                        change.currentTarget.checked
                          ? [...chosen, id]
                          : chosen.filter((other) => other !== id),
                      )
                    }
                  />
                  <LotteryMark lottery={lottery} size={28} />
                </div>
              );
            })}
          </div>
        )}
      </Loaded>
    </section>
  );
}
