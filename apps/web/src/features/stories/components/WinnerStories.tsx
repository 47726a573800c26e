import { storyTexts as words } from '@bolillero/texts/public-stories';
import { useQuery } from '@tanstack/react-query';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { WinnerStory } from '../api.ts';
import classes from './WinnerStories.module.css';

/** Who won, as they want to be called, with which numbers. */
export function WinnerStories({ stories }: { readonly stories: readonly WinnerStory[] }) {
  const { data: lotteries = [] } = useQuery(lotteryListQuery());
  return (
    <ul className={classes.list}>
      {stories.map((story) => {
        const lottery = lotteries.find(({ id }) => id === story.lotteryId);
        return (
          <li key={story.id} className={classes.story}>
            <h3 className={classes.name}>{story.name}</h3>
            <p className={classes.draw}>
              {words.draw(lottery?.description ?? '', dateInWords(story.date, 'long'))}
            </p>
            <BallRow
              balls={story.balls}
              special={story.special}
              specialLabel={lottery?.specialName}
              multiplier={story.multiplier}
              multiplierLabel={lottery?.multiplierLabel}
              accent={lottery?.accent}
              size="sm"
            />
          </li>
        );
      })}
    </ul>
  );
}
