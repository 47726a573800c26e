import { groupGameTexts as words } from '@bolillero/texts/group-games';
import { type ReactNode, useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useOpenGames } from '../api.ts';
import { OpenGameCard } from './OpenGameCard.tsx';
import classes from './OpenGames.module.css';

interface OpenGamesProps {
  readonly lottery: LotteryDetail;
  /** What to do where there is none. */
  readonly emptyAction: ReactNode;
}

/** 'Juegos en grupo' of a lottery: those on sale, by how many lines they have. */
export default function OpenGames({ lottery, emptyAction }: OpenGamesProps) {
  const query = useOpenGames(lottery.id);
  // a game that closed while it was chosen is gone from the list: why stands above it
  const [closed, setClosed] = useState<Error | null>(null);
  const refused = (failure: Error | null) => {
    setClosed(failedWith(failure, 'group-game-closed', 'not-found') ? failure : null);
  };
  return (
    <div className={classes.page}>
      <header className={classes.lead}>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
        <p className={classes.honest}>{words.honest}</p>
      </header>
      <FormFailure failure={closed} />
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={2} height={420} />}
        empty={<EmptyState title={words.empty} hint={words.emptyHint} action={emptyAction} />}
      >
        {(sizes) =>
          sizes.map(({ lineLimit, games }) => (
            <section key={lineLimit} className={classes.size} aria-labelledby={headingOf(lineLimit)}>
              <h3 id={headingOf(lineLimit)}>{words.upTo(lineLimit)}</h3>
              <ul className={classes.games}>
                {games.map((game) => (
                  <OpenGameCard
                    key={game.id}
                    game={game}
                    lottery={lottery}
                    onClosed={() => void query.refetch()}
                    onAnswered={refused}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
    </div>
  );
}

const headingOf = (lineLimit: number) => `lineas-${lineLimit}`;
