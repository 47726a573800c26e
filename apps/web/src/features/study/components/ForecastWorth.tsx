import { studyTexts } from '@bolillero/texts/study';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useHelpers } from '../api.ts';
import classes from './Study.module.css';

const words = studyTexts.worth;

/** Each helper in a sentence, and the odds that all of them leave as they are. */
export function ForecastWorth({ lotteryId }: { lotteryId: number }) {
  const query = useHelpers(lotteryId);
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={6} height={48} />}>
      {(data) => {
        return (
          <section className={classes.part} aria-labelledby="worth">
            <h2 id="worth" className={classes.heading}>
              {words.title}
            </h2>
            <p className={classes.lead}>
              {data.notice} {data.odds}
            </p>
            <dl className={classes.helpers}>
              {data.helpers.map(({ id, name, description }) => (
                <div key={`${id} ${name}`}>
                  <dt>{name}</dt>
                  {/* the notice stands above, once */}
                  <dd>{description.replace(data.notice, '').trim()}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      }}
    </Loaded>
  );
}
