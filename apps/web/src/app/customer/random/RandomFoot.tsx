import { randomPlayTexts as words } from '@bolillero/texts/random-play';
import { uiTexts } from '@bolillero/texts/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import { useDeleteLines, wholeCartQuery } from '../../../features/cart/api/cart.ts';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import classes from './RandomFoot.module.css';
import type { AddedPlay } from './random-play.ts';
import { numbersOf } from './random-words.tsx';

interface RandomFootProps {
  readonly lottery: LotteryOnSale;
  readonly added: readonly AddedPlay[];
  /** Why the last one is not in the cart. */
  readonly failure: unknown;
  readonly onPay: () => void;
  readonly onWithdrawn: () => void;
}

/** Why the last one failed; 'En el carrito', the newest play's balls and 'Pagar', while plays of this card are in the cart. */
export function RandomFoot({ lottery, added, failure, onPay, onWithdrawn }: RandomFootProps) {
  const cart = useQuery(wholeCartQuery());
  const withdraw = useDeleteLines();
  const isThere = ({ id, addedAt }: AddedPlay) =>
    cart.data === undefined ||
    cart.dataUpdatedAt <= addedAt ||
    cart.data.lines.some((line) => line.id === id);
  const there = added.filter(isThere);
  const newest = there.at(-1);
  return (
    <>
      {failure !== null && (
        <div role="alert" className={classes.failure}>
          {reasonsOf(failure).map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      {newest && (
        <div className={classes.foot}>
          <p className={classes.inCart}>
            <IconCheck size={18} aria-hidden="true" />
            {words.inCart(there.length)}
          </p>
          <BallRow
            className={classes.balls}
            balls={newest.balls}
            special={newest.special}
            specialLabel={lottery.specialName}
            accent={lottery.accent}
            size="xs"
            state="chosen"
          />
          <button type="button" className={classes.pay} aria-label={words.payAll} onClick={onPay}>
            {words.pay}
          </button>
          <IconButton
            label={words.withdraw(numbersOf(lottery, newest))}
            className={classes.withdraw}
            aria-disabled={withdraw.isPending || undefined}
            onClick={() => {
              if (withdraw.isPending) return;
              withdraw.mutate([newest.id], { onSuccess: onWithdrawn, onError: (error) => showError(error) });
            }}
          >
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </>
  );
}

const reasonsOf = (failure: unknown): readonly string[] =>
  failure instanceof ApiError ? failure.messages : [uiTexts.somethingFailedHint];
