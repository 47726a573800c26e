import { cartSharesTexts } from '@bolillero/texts/cart-shares';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import type { SharesLine } from '../api/cart-line.ts';
import { useSetShares } from '../api/shares.ts';
import classes from './ShareRows.module.css';

const words = cartSharesTexts;

interface SharesCountProps {
  readonly line: SharesLine;
  /** What its game is called. */
  readonly of: string;
}

/** How many shares of a game are in the cart: one fewer, one more, or a number that is typed. At least one: the bin takes them out. */
export function SharesCount({ line: { shares: game, beingPaid }, of }: SharesCountProps) {
  const { mutate, variables, isPending } = useSetShares();
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = (isPending ? variables[0]?.shares : undefined) ?? game.shares;
  const set = (shares: number) => {
    setTyped(null);
    if (shares === chosen || shares < 1) return;
    mutate([{ gameId: game.gameId, shares }], { onError: (error) => showError(error) });
  };
  const setTypedNumber = () => set(/^\d{1,6}$/.test(typed?.trim() ?? '') ? Number(typed) : chosen);
  return (
    <fieldset className={classes.count} aria-label={of}>
      <IconButton label={words.fewer} disabled={beingPaid || chosen <= 1} onClick={() => set(chosen - 1)}>
        <IconMinus size={18} aria-hidden="true" />
      </IconButton>
      <input
        className={classes.number}
        inputMode="numeric"
        aria-label={words.count}
        maxLength={6}
        disabled={beingPaid}
        value={typed ?? chosen}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={setTypedNumber}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTypedNumber();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <IconButton
        label={words.more}
        disabled={beingPaid || chosen >= game.left}
        onClick={() => set(chosen + 1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
