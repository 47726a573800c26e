import { oddsTexts } from '@bolillero/texts/odds';
import { claimTexts as words } from '@bolillero/texts/public-claims';
import { jackpotOdds } from '../../../api/jackpot-odds.ts';
import { Carousel } from '../../../components/ui/Carousel.tsx';
import { useLotteries } from '../../../features/lotteries/api.ts';
import classes from './Claims.module.css';

interface Claim {
  readonly key: string;
  readonly title: string;
  readonly figure?: string;
  readonly text: string;
}

/** What the house claims, each worded so that it is true: the odds are those of the first lottery's own matrix. */
export function Claims() {
  const { data, error } = useLotteries();
  const lottery = data?.[0];
  const { odds, fewer, ticket, refund, limits } = words;
  const claims: Claim[] = [
    // without the matrix there are no odds to claim
    ...(!data && error ? [] : [{ key: 'odds', ...oddsClaim(lottery) }]),
    { key: 'fewer', ...fewer },
    { key: 'ticket', ...ticket },
    { key: 'refund', ...refund },
    { key: 'limits', ...limits },
  ];
  return (
    <Carousel
      label={words.label}
      slides={claims.map(({ key, title, figure, text }) => ({
        key,
        title,
        content: (
          <div className={classes.claim}>
            <h2 className={classes.title}>{title}</h2>
            {figure !== undefined && <p className={classes.figure}>{figure}</p>}
            <p className={classes.text}>{text}</p>
            {key === 'odds' && lottery && <p className={classes.of}>{odds.of(lottery.description)}</p>}
          </div>
        ),
      }))}
    />
  );
}

function oddsClaim(lottery: Parameters<typeof jackpotOdds>[0] | undefined) {
  const { title, figure, text } = words.odds;
  // its place is kept while the matrix is on its way
  if (!lottery) return { title, figure: figure('…'), text: '\u00a0' };
  const { balls, size, special, oneIn } = jackpotOdds(lottery);
  return { title, figure: figure(oneIn), text: text(oddsTexts.matrix(balls, size, special)) };
}
