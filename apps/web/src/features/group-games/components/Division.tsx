import { divideAmongShares } from '@bolillero/domain/group-games/division';
import { cents, times } from '@bolillero/domain/money/cents';
import { groupGameTexts } from '@bolillero/texts/group-games';
import { ownGroupGameTexts } from '@bolillero/texts/own-group-games';
import { readAmount } from '../../../api/amount.ts';
import type { ShareNumbers } from '../../../api/group-game.ts';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import type { OwnGame } from '../api.ts';
import classes from './OwnGame.module.css';

const words = ownGroupGameTexts.division;

interface DivisionProps {
  readonly division: NonNullable<OwnGame['division']>;
  readonly game: OwnGame;
}

/** What each share got, the rule, and the rule by one of the game's own lines. */
export function Division({ division, game }: DivisionProps) {
  const { own } = game;
  const { currency, runs, total, unknown } = division;
  const isNothing = readAmount(total) === 0;
  return (
    <section className={classes.card} aria-labelledby="reparto">
      <h2 id="reparto">{words.title}</h2>
      {isNothing && unknown === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p>
            {words.total}: <Amount value={total} currency={currency} />
          </p>
          {!isNothing && (
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{words.columns.shares}</th>
                  <th scope="col">{words.columns.each}</th>
                  <th scope="col">{words.columns.own}</th>
                </tr>
              </thead>
              <tbody>
                {runs.map(({ from, to, each }) => {
                  const mine = countWithin(own.numbers, { from, to });
                  return (
                    <tr key={from} data-own={mine > 0 || undefined}>
                      <th scope="row">{words.run(from, to)}</th>
                      <td>{words.each(moneyText(each, currency), from === to)}</td>
                      <td>{mine > 0 && words.own(mine)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
          <p className={classes.hint}>
            {groupGameTexts.division(own.participations)} {exampleOf(game, division)}
          </p>
          {unknown > 0 && <p className={classes.hint}>{words.unknown(unknown)}</p>}
          {own.sold < own.participations && (
            <p className={classes.hint}>{words.unsold(own.sold + 1, own.participations)}</p>
          )}
        </>
      )}
    </section>
  );
}

/** How many of some shares lie within others. */
function countWithin(numbers: readonly ShareNumbers[], { from, to }: ShareNumbers): number {
  return numbers.reduce(
    (count, run) => count + Math.max(0, Math.min(run.to, to) - Math.max(run.from, from) + 1),
    0,
  );
}

/** The rule by the first line whose cents did not divide; empty where all did. */
function exampleOf({ own, lines }: OwnGame, { currency, remainders }: DivisionProps['division']): string {
  const [first] = remainders;
  const line = lines.find(({ number }) => number === first?.line);
  if (first === undefined || line?.prize == null) return '';
  const prize = readAmount(line.prize);
  // what the last share gets of it is without any of the cents that are left over
  const each = divideAmongShares([prize], own.participations).at(-1)?.each ?? cents(0);
  return words.example(
    line.number,
    moneyText(prize, currency),
    own.participations,
    moneyText(each, currency),
    prize - times(each, own.participations),
  );
}
