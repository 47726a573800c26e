import { subscriptionAdvertTexts } from '@bolillero/texts/subscription-advert';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { jackpotOdds } from '../../../api/jackpot-odds.ts';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type Package, packagesQuery } from '../../../api/subscription.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import type { SubscriberMenu } from '../api.ts';
import { AnalysisSample } from './AnalysisSample.tsx';
import { ForecastSample } from './ForecastSample.tsx';
import { ResultsSample } from './ResultsSample.tsx';
import classes from './SubscribeAdvert.module.css';

const words = subscriptionAdvertTexts;
const icons = { results: IconClipboardList, analysis: IconChartBar, forecast: IconSparkles };
const samples = { results: ResultsSample, analysis: AnalysisSample, forecast: ForecastSample };
const menus = ['results', 'analysis', 'forecast'] as const;

interface SubscribeAdvertProps {
  /** The menu that was opened: its sample is shown. */
  readonly menu: SubscriberMenu;
  /** Whose sample and odds are shown; undefined until it is known. */
  readonly lottery: Lottery | undefined;
  readonly series: SeriesType;
  /** "Suscribirse". */
  readonly action: ReactNode;
  /** What may be seen without a subscription. */
  readonly free?: ReactNode;
}

/** 'SUSCRÍBETE Y TEN ACCESO A :' the three menus, with one real sample, the price, and the true odds. */
export default function SubscribeAdvert({ menu, lottery, series, action, free }: SubscribeAdvertProps) {
  const id = useId();
  const Sample = samples[menu];
  return (
    <section className={classes.advert} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {words.title}
      </h2>
      <div className={classes.sample} data-menu={menu}>
        {lottery ? (
          <Sample key={lottery.id} lottery={lottery} series={{ id: lottery.id, type: series }} />
        ) : (
          <span />
        )}
      </div>
      <ul className={classes.items}>
        {menus.map((one) => {
          const Icon = icons[one];
          return (
            <li key={one} className={classes.item}>
              <Icon size={24} aria-hidden="true" />
              <span>
                <strong>{words.items[one].name}</strong>
                <br />
                {words.items[one].about}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={classes.offer}>
        <Price />
        <div className={classes.acts}>
          {action}
          {free}
        </div>
        <p className={classes.honest}>
          {words.honest}
          {lottery && ` ${words.odds(lottery.description, jackpotOdds(lottery).oneIn)}`}
        </p>
      </div>
    </section>
  );
}

/** What a month costs, and what the cheapest one does. Nothing while no package is on sale. */
function Price() {
  const { data } = useQuery(packagesQuery());
  if (data === undefined) return <Bone height={84} width="min(100%, 22rem)" />;
  const [first] = data;
  if (first === undefined) return null;
  const cheapest = data.reduce(
    (best, pack) => (Number(pack.price) < Number(best.price) ? pack : best),
    first,
  );
  return (
    <div className={classes.price}>
      <p className={classes.monthly}>
        {first.months === 1 ? words.monthly(moneyText(first.price)) : paying(first)}
      </p>
      <p className={classes.other}>
        {cheapest !== first && `${words.or(paying(cheapest))} `}
        {words.once}
      </p>
    </div>
  );
}

const paying = ({ price, months, total }: Package) =>
  months === 1 ? words.monthly(moneyText(price)) : words.paying(moneyText(price), months, moneyText(total));
