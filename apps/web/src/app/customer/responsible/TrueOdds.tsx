import { oddsTexts } from '@bolillero/texts/odds';
import { responsibleTexts } from '@bolillero/texts/public-responsible';
import { useQuery } from '@tanstack/react-query';
import { jackpotOdds } from '../../../api/jackpot-odds.ts';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import classes from './Responsible.module.css';

const words = responsibleTexts.odds;

/** The odds of every game's jackpot, computed from what is drawn. */
export function TrueOdds() {
  const query = useQuery(lotteryListQuery());
  const first = query.data?.[0] && jackpotOdds(query.data[0]);
  return (
    <section aria-labelledby="probabilidades" className={classes.section}>
      <h2 id="probabilidades">{words.title}</h2>
      <p>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={5} height={40} />}>
        {(data) => (
          <ScrollBox label={words.caption} className={classes.scroll}>
            <table className={classes.odds}>
              <caption className="visually-hidden">{words.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.lottery}</th>
                  <th scope="col">{words.matrix}</th>
                  <th scope="col">{words.chance}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((lottery) => {
                  const { balls, size, special, oneIn } = jackpotOdds(lottery);
                  return (
                    <tr key={lottery.id}>
                      <th scope="row">{lottery.description}</th>
                      <td>{oddsTexts.matrix(balls, size, special)}</td>
                      <td className={classes.figure}>{words.oneIn(oneIn)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </Loaded>
      {first && <p>{words.comparison(first.oneIn, first.years)}</p>}
      <p>{words.independent}</p>
    </section>
  );
}
