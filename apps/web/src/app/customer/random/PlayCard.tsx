import { randomPlayTexts as words } from '@bolillero/texts/random-play';
import { uiTexts } from '@bolillero/texts/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import { LotteryCard } from '../../../features/lotteries/components/LotteryCard.tsx';
import { paths } from '../../../paths.ts';
import { TitleLink } from '../TitleLink.tsx';
import classes from './PlayCard.module.css';
import { RandomFace, randomName } from './random-words.tsx';
import { useRandomPlay } from './use-random-play.ts';

const RandomFoot = lazy(() => import('./RandomFoot.tsx').then((module) => ({ default: module.RandomFoot })));

interface PlayCardProps {
  readonly lottery: LotteryOnSale;
  /** Somebody signed in for a random play of this lottery: it is offered, with the focus. */
  readonly offered: boolean;
  /** 'Pagar': the whole cart. */
  readonly onPay: () => void;
}

/** A customer's draw card: 'Jugar', and 'Al azar', which puts a random play into the cart and says so at the card's foot. */
export function PlayCard({ lottery, offered, onPay }: PlayCardProps) {
  const { id, name, description } = lottery;
  const random = useRandomPlay(lottery);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!offered) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [offered]);
  const withdrawn = () => {
    random.sayWithdrawn();
    button.current?.focus();
  };
  const canRandom = lottery.closesAt !== null;
  const isUntouched = random.added.length === 0 && random.failure === null;
  return (
    <LotteryCard
      lottery={lottery}
      heading={<TitleLink {...paths.lottery(id, name)}>{description}</TitleLink>}
      action={
        <>
          {canRandom && (
            <Button
              ref={button}
              variant="default"
              size="md"
              aria-label={randomName(lottery)}
              data-keeps-focus={offered || undefined}
              loading={random.busy}
              onClick={({ timeStamp }) => void random.add(timeStamp)}
            >
              <RandomFace lottery={lottery} />
            </Button>
          )}
          <ButtonLink {...paths.play(id, name)} size="md" aria-label={uiTexts.draw.playLottery(description)}>
            {uiTexts.draw.play}
          </ButtonLink>
        </>
      }
      foot={
        <>
          <p role="status" className="visually-hidden">
            {random.said}
          </p>
          {offered && canRandom && isUntouched && !random.unreachable && (
            <p className={classes.offered}>{words.offered}</p>
          )}
          {random.unreachable && (
            <p role="alert" className={classes.unreachable}>
              {uiTexts.network}
            </p>
          )}
          {!isUntouched && (
            <Suspense>
              <RandomFoot
                lottery={lottery}
                added={random.added}
                failure={random.failure}
                onPay={onPay}
                onWithdrawn={withdrawn}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}
