import { times } from '@bolillero/domain/money/cents';
import { groupGameTexts } from '@bolillero/texts/group-games';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { paths } from '../../../paths.ts';
import { type OpenGame, useJoin } from '../api.ts';
import classes from './ShareChoice.module.css';

const words = groupGameTexts.choice;

interface ShareChoiceProps {
  readonly game: OpenGame;
  /** What setting them came to: null where it was taken. */
  readonly onAnswered: (failure: Error | null) => void;
}

/** How many shares of a game are to be in the cart, what they cost, and where they are then. */
export function ShareChoice({ game, onAnswered }: ShareChoiceProps) {
  const { id, left, inCart, sharePrice, lottery } = game;
  const join = useJoin(onAnswered);
  const cart = paths.cart(lottery.id, lottery.name);
  const set = (shares: number) => {
    if (join.isPending) return;
    join.mutate({ id, shares });
  };
  return (
    <div className={classes.choice}>
      <p role="status" className={classes.inCart}>
        {inCart > 0 && (
          <>
            {groupGameTexts.inCart(inCart, moneyText(times(sharePrice, inCart)))}{' '}
            <TextLink {...cart}>{groupGameTexts.seeCart}</TextLink>
          </>
        )}
      </p>
      {left === 0 ? (
        <p className={classes.none}>
          {game.sold === game.participations ? groupGameTexts.allSold : groupGameTexts.soldOut}
        </p>
      ) : (
        <Stepper key={inCart} game={game} isPending={join.isPending} onSet={set} />
      )}
      {inCart > 0 && (
        <Button variant="subtle" onClick={() => set(0)} loading={join.isPending}>
          {words.remove}
        </Button>
      )}
      <FormFailure failure={join.error} />
      {failedWith(join.error, 'cart-full', 'play-being-paid') && (
        <TextLink {...cart}>{groupGameTexts.seeCart}</TextLink>
      )}
      {failedWith(join.error, 'account-paused') && (
        <TextLink {...paths.profile('limits')}>{groupGameTexts.toPause}</TextLink>
      )}
    </div>
  );
}

interface StepperProps {
  readonly game: OpenGame;
  readonly isPending: boolean;
  readonly onSet: (shares: number) => void;
}

/** A number of shares from 1 to what is left, stepwise or typed. */
function Stepper({ game, isPending, onSet }: StepperProps) {
  const { left, inCart, sharePrice } = game;
  const field = useId();
  const [typed, setTyped] = useState(String(Math.max(1, inCart)));
  const shares = Math.min(Math.max(Number(typed), 1), left);
  return (
    <form
      className={classes.stepper}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped(String(shares));
        onSet(shares);
      }}
    >
      <label htmlFor={field} className={classes.label}>
        {words.label}
      </label>
      <div className={classes.line}>
        <div className={classes.number}>
          <IconButton label={words.less} disabled={shares <= 1} onClick={() => setTyped(String(shares - 1))}>
            <IconMinus size={20} aria-hidden="true" />
          </IconButton>
          <input
            id={field}
            className={classes.input}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 6))}
            onBlur={() => setTyped(String(shares))}
          />
          <IconButton
            label={words.more}
            disabled={shares >= left}
            onClick={() => setTyped(String(shares + 1))}
          >
            <IconPlus size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <p className={classes.total}>
          {words.total}{' '}
          <output htmlFor={field}>
            <Amount value={times(sharePrice, shares)} size="lg" />
          </output>
        </p>
      </div>
      {shares !== inCart && (
        <Button type="submit" size="md" loading={isPending} fullWidth>
          {inCart === 0 ? words.add : words.change(shares)}
        </Button>
      )}
      <p className={classes.note}>{words.notReserved}</p>
    </form>
  );
}
