import { profileTexts } from '@bolillero/texts/profile';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { paths } from '../../../paths.ts';
import type { Purchase, Repeated, useRepeat } from '../api.ts';
import classes from './Repeat.module.css';

const words = profileTexts.purchases;

interface RepeatOutcomeProps {
  readonly repeat: ReturnType<typeof useRepeat>;
  readonly lottery: Purchase['lottery'];
}

/** What came of playing a purchase again: where it is now, or why not. Said where it was asked for. */
export function RepeatOutcome({ repeat, lottery }: RepeatOutcomeProps) {
  const { data, error } = repeat;
  const [date] = data?.dates ?? [];
  return (
    <div className={classes.outcome}>
      <p role="status" className={classes.done}>
        {data && (
          <>
            {data.dates.length === 1 && date !== undefined
              ? words.repeated(data.plays, dateInWords(date, 'short'))
              : words.repeatedMany(data.plays)}
            {' · '}
            <TextLink {...paths.cart(lottery.id, lottery.name)}>{words.pay}</TextLink>
          </>
        )}
      </p>
      <FormFailure failure={error} />
    </div>
  );
}

interface RepeatButtonProps {
  readonly repeat: ReturnType<typeof useRepeat>;
  readonly what: Repeated;
  /** What is read of it besides its word. */
  readonly name?: string;
  readonly children: string;
}

/** Puts a purchase, or all of a payment, in the cart for the next draw. */
export function RepeatButton({ repeat, what, name, children }: RepeatButtonProps) {
  const press = () => {
    if (!repeat.isPending) repeat.mutate(what);
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={name}
      aria-disabled={repeat.isPending || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
