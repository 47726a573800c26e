import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { erasBetween } from '@bolillero/domain/games/era';
import { chartTexts } from '@bolillero/texts/charts';
import { structureTexts as words } from '@bolillero/texts/study-structure';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type StudyProps, studiedDrawsQuery } from '../../../api/study.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Loading } from '../../../components/ui/skeletons.tsx';
import { type DrawStructure, type StructureKind, structureKinds, structureQuery } from '../api.ts';
import { slipOf } from '../slip-of.ts';
import { slipValues } from '../slip-values.ts';
import { verdictOf } from '../structure-bars.ts';
import { SlipCard } from './SlipCard.tsx';
import { StructureCard } from './StructureCard.tsx';
import classes from './StructureStudy.module.css';

/** Of what kind the draws are, in six pictures beside exact chance, and how common the kind of a player's slip is. */
export default function StructureStudy(props: StudyProps) {
  const { lottery, series, search, onSearch } = props;
  const { from, to } = search;
  const query = useQuery(structureQuery(series, { from, to }));
  const { data } = query;
  const slip = useMemo(
    () => slipOf(lottery.matrix, search.clase ?? search.pregunta),
    [lottery.matrix, search.clase, search.pregunta],
  );
  const newest = useQuery({
    ...studiedDrawsQuery(series, { from: data?.to ?? undefined, to: data?.to ?? undefined }),
    enabled: slip !== null && typeof data?.to === 'string',
  });
  const values = slip && slipValues(lottery.matrix, slip, newest.data?.draws.at(-1)?.balls);
  const scope = data ? scopeLine(lottery, series, data) : '';
  return (
    <div className={classes.study}>
      <ScopeLine lottery={lottery} series={series} scope={data} range={{ from, to }} onRange={onSearch} />
      <div className={classes.slip}>
        <SlipCard lottery={lottery} series={series} slip={slip} onSearch={onSearch} />
      </div>
      {data?.draws === 0 ? (
        <div className={classes.empty}>
          <p>{chartTexts.empty}</p>
          {(from !== undefined || to !== undefined) && (
            <Button variant="default" onClick={() => onSearch({ from: undefined, to: undefined })}>
              {chartTexts.clearDates}
            </Button>
          )}
        </div>
      ) : (
        <>
          <div className={classes.head}>
            <h2 className="visually-hidden">{words.title}</h2>
            {data === undefined ? query.isError || <SentenceBones /> : <Sentence structure={data} />}
            <Legend />
          </div>
          <div className={classes.cards}>
            {structureKinds.map((kind) => (
              <StructureCard
                key={kind}
                kind={kind}
                title={titleOf(kind, lottery, data)}
                query={query}
                scope={scope}
                balls={lottery.matrix.balls}
                slip={values?.[kind]}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Sentence({ structure }: { readonly structure: DrawStructure }) {
  const { bars, outside, usual, isMore } = verdictOf(structureKinds.map((kind) => structure[kind]));
  return (
    <p className={classes.sentence}>
      {bars === 0 ? (
        words.tooFew(structure.draws)
      ) : (
        <MarkedText text={words.sentence(bars, outside, usual, isMore)} />
      )}
    </p>
  );
}

function SentenceBones() {
  return (
    <Loading>
      <p className={classes.sentence}>
        <Bone width="80%" height={22} />
      </p>
    </Loading>
  );
}

function Legend() {
  return (
    <p className={classes.legend}>
      <span>
        <svg width="14" height="14" aria-hidden="true">
          <rect className={classes.bar} width="14" height="14" rx="3" />
        </svg>
        {words.key.draws}
      </span>
      <span>
        <svg width="28" height="14" aria-hidden="true">
          <rect className={classes.band} width="28" height="14" />
          <line className={classes.expected} x1="0" x2="28" y1="7" y2="7" />
        </svg>
        {words.key.chance}
      </span>
      <span>
        <svg width="14" height="14" aria-hidden="true">
          <rect className={classes.own} x="0.5" y="0.5" width="13" height="13" rx="3" />
        </svg>
        {words.key.slip}
      </span>
    </p>
  );
}

function titleOf(kind: StructureKind, lottery: StudyProps['lottery'], structure: DrawStructure | undefined) {
  if (kind !== 'low') return words.charts[kind].title;
  return words.charts.low.title(lowHalf(lottery, structure));
}

/** Up to which ball they are low: half of the drum; null where the draws come from drums of several sizes. */
function lowHalf({ eras, matrix }: StudyProps['lottery'], structure: DrawStructure | undefined) {
  const [from, to] = [structure?.from, structure?.to].map((date) => parseDrawDate(date ?? ''));
  const drums = from && to ? erasBetween(eras, from, to).map((era) => era.matrix.size) : [matrix.size];
  const [size = matrix.size] = drums;
  return drums.every((other) => other === size) ? Math.floor(size / 2) : null;
}
