import { groupGameTexts as words } from '@bolillero/texts/group-games';
import { uiTexts } from '@bolillero/texts/ui';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { closingTimes } from '../../../components/ui/closing-times.ts';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { paths } from '../../../paths.ts';
import type { OpenGame } from '../api.ts';
import { GameOdds } from './GameOdds.tsx';
import { LineFileHash } from './LineFileHash.tsx';
import classes from './OpenGames.module.css';
import { ShareChoice } from './ShareChoice.tsx';

interface OpenGameCardProps {
  readonly game: OpenGame;
  readonly lottery: LotteryDetail;
  /** Its cut-off has passed. */
  readonly onClosed: () => void;
  /** What choosing its shares came to: null where it was taken. */
  readonly onAnswered: (failure: Error | null) => void;
}

/** One game on sale: when it closes, what is left of it, what its lines are, what a share gives, and the choice of them. */
export function OpenGameCard({ game, lottery, onClosed, onAnswered }: OpenGameCardProps) {
  const { participations, sold, left } = game;
  const title = words.name(game.id);
  const id = `juego-${game.id}`;
  return (
    <li className={classes.card}>
      <article aria-labelledby={id}>
        <header className={classes.head}>
          <h4 id={id}>{title}</h4>
          <p className={classes.price}>
            <span className={classes.term}>{words.price}</span> <Amount value={game.sharePrice} size="lg" />
          </p>
        </header>
        <dl className={classes.facts}>
          <div>
            <dt>{words.draw}</dt>
            <dd>
              <DrawDateText date={game.drawDate} form="short" />
              <Countdown to={game.closesAt} prefix={uiTexts.draw.closesIn} onEnd={onClosed} />
              <span className={classes.small}>{closingTimes(game.closesAt, lottery.schedule.timeZone)}</span>
            </dd>
          </div>
          <div>
            <dt>{words.soldTerm}</dt>
            <dd>
              {words.sold(sold, participations, participations - sold - left, left)}
              <span className={classes.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * sold) / participations}%` }} />
              </span>
            </dd>
          </div>
          <div>
            <dt>{words.linesTerm}</dt>
            <dd>
              {game.lines === 0 ? words.noLines : words.attached(game.lines)}
              {game.sha256 !== null && <LineFileHash sha256={game.sha256} />}
            </dd>
          </div>
        </dl>
        <p className={classes.small}>{words.division(participations)}</p>
        <GameOdds lottery={lottery} game={game} />
        {game.mine > 0 && (
          <p className={classes.mine}>
            {words.mine(game.mine)} <TextLink {...paths.groupGame(game.id)}>{words.seeMine}</TextLink>
          </p>
        )}
        <ShareChoice game={game} onAnswered={onAnswered} />
      </article>
    </li>
  );
}
