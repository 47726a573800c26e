import { profileTexts } from '@bolillero/texts/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryListQuery } from '../../../api/queries.ts';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useSaveFavourites } from '../api/favourites.ts';
import classes from './Personal.module.css';

const words = profileTexts.favourites;

/** The lotteries that are shown first, in the order in which they were ticked. Saved at once. */
export function Favourites({ favourites }: { favourites: readonly number[] }) {
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const save = useSaveFavourites();
  const [chosen, setChosen] = useState(favourites);
  const choose = (next: readonly number[]) => {
    const before = chosen;
    setChosen(next);
    save.mutate(next, {
      onSuccess: () => showSuccess(words.saved),
      onError: (failure) => {
        setChosen(before);
        showError(failure);
      },
    });
  };
  return (
    <section className={classes.part} aria-labelledby="favourites">
      <h2 id="favourites" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <div className={classes.choices}>
        {lotteries.map(({ id, name, description, image }) => (
          <div key={id} className={classes.lottery}>
            <CheckField
              label={description}
              checked={chosen.includes(id)}
              onChange={(change) =>
                choose(
                  change.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                )
              }
            />
            <LotteryMark name={name} image={image} size={28} />
          </div>
        ))}
      </div>
    </section>
  );
}
