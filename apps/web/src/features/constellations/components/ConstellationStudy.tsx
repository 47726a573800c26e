import type { ChosenPast } from '@bolillero/domain/forecasts/known-past';
import { slipsTexts as words } from '@bolillero/texts/study-slips';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type StudiedDraw, type StudyProps, studiedDrawsQuery } from '../../../api/study.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import { HeatKey } from '../../../components/study/HeatKey.tsx';
import { phone } from '../../../components/table/phone.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FloatingPanel } from '../../../components/ui/FloatingPanel.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { type SimilarDraw, slipsPerPage, slipsQuery } from '../api/slips.ts';
import { groupBefore, historyOf } from '../previous-groups.ts';
import type { SlipGroup } from '../slip-state.ts';
import { createSlipStore } from '../slip-store.ts';
import classes from './ConstellationStudy.module.css';
import { ResultSlip } from './ResultSlip.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { type Compared, SimilarDraws } from './SimilarDraws.tsx';
import { SlipStack } from './SlipStack.tsx';

export interface ConstellationStudyProps extends StudyProps {
  /** Puts a draw's numbers on the play page. */
  readonly onCopy?: ((draw: StudiedDraw) => void) | undefined;
  /** Further acts of a slip. */
  readonly acts?: ((draw: StudiedDraw) => ReactNode) | undefined;
}

const narrowest = 272;

/** 'Resultados Constelación': past draws on their slips, coloured by previous plays, and the draws that resemble them. */
export function ConstellationStudy(props: ConstellationStudyProps) {
  const { lottery, series, search, onSearch, onCopy, acts } = props;
  const { from, to, fecha, page = 1 } = search;
  const ball = search.ball !== undefined && /^\d{1,2}$/.test(search.ball) ? Number(search.ball) : undefined;
  const query = useQuery(slipsQuery(series, { from, to, page, ball, fecha }));
  const isThere = query.data !== undefined;
  const { history, failed, retry } = useHistory(props, isThere);
  const [store] = useState(createSlipStore);
  const [jas, setJas] = useState<ChosenPast | null>(null);
  const [afterJas, setAfterJas] = useState<(() => void) | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [overlay, setOverlay] = useState<SimilarDraw>();
  const asked: SlipGroup | null = search.ja === undefined || search.ja > 10 ? null : search.ja;
  // the choice shows at once; the slips follow in pieces, between which the page answers
  const common = useDeferredValue(asked);

  const groupOf = useCallback(
    (date: string, group: SlipGroup) => {
      if (group === 'jas') return jas?.plays ?? null;
      return history && groupBefore(history, date, group);
    },
    [history, jas],
  );
  const onCompare = useCallback((date: string, balls: readonly number[], marked: boolean) => {
    setOverlay(undefined);
    setCompared({ date, balls, marked });
  }, []);
  const onJas = useCallback((then: () => void) => setAfterJas(() => then), []);
  const close = () => {
    setCompared(null);
    setOverlay(undefined);
  };

  const [frame, width] = useWidth<HTMLDivElement>(880);
  const docks = useMediaQuery(phone);
  // room is made for the window; it may be moved from there
  const beside = compared !== null && !docks && width >= 3 * narrowest;
  const room = beside ? width - narrowest - 18 : width;
  const across = Math.max(1, Math.min(3, Math.floor((room + 18) / (narrowest + 18))));
  const slipWidth = (room - (across - 1) * 18) / across;
  const similar = compared && (
    <FloatingPanel title={words.similar.title} beside={() => null} onClose={close}>
      <SimilarDraws
        {...{ lottery, series, compared, history }}
        overlaid={overlay?.date}
        onOverlay={setOverlay}
        onShowDraw={(date) => {
          close();
          onSearch({ fecha: date });
        }}
      />
    </FloatingPanel>
  );
  return (
    <section className={classes.study} aria-label={words.title}>
      <ResultsBar {...props} found={query.isPlaceholderData ? undefined : query.data?.total} />
      <div className={classes.keyLine}>
        <p className={classes.scope}>
          {fecha !== undefined ? (
            <>
              {words.only(dateInWords(fecha, 'numeric'))}{' '}
              <Button variant="subtle" onClick={() => onSearch({ fecha: undefined })}>
                {words.all}
              </Button>
            </>
          ) : (
            // until they are counted, as long as it will be: what stands beside it does not move
            <span className={query.data ? undefined : classes.uncounted}>
              <b>{words.draws(query.data?.total ?? 1000)}</b> ·{' '}
              {words.scope(query.data?.total ?? 1000, slipsPerPage)}
            </span>
          )}
        </p>
        <SelectField
          label={words.everywhere}
          className={classes.everywhere}
          value={String(asked ?? '')}
          options={[
            { value: '', label: words.nowhere },
            ...Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), label: words.ja(at + 1) })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onSearch({ ja: chosen === '' ? undefined : Number(chosen) }, { replace: true });
          }}
        />
        <HeatKey label={words.legend} meanings={words.heats} />
      </div>
      {failed && (
        <p role="alert" className={classes.scope}>
          <span>{words.noHistory}</span>{' '}
          <Button variant="subtle" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </p>
      )}
      <div ref={frame} className={classes.frame}>
        <Loaded
          query={query}
          waiting={<RowsSkeleton rows={2} height={620} />}
          isEmpty={({ draws }) => draws.length === 0}
          empty={<EmptyState title={words.empty} />}
        >
          {({ draws, total, pages }, { stale }) => (
            <div data-stale={stale || undefined} className={classes.pages}>
              <div className={classes.columns} data-beside={beside || undefined}>
                <SlipStack
                  key={`${page} ${across}`}
                  count={draws.length}
                  across={across}
                  estimate={Math.round(slipWidth * 1.9 + 230)}
                  slip={(at) => {
                    const draw = draws[at] as StudiedDraw;
                    const isCompared = compared?.date === draw.date;
                    return (
                      <ResultSlip
                        key={draw.date}
                        {...{ lottery, draw, store, common, groupOf, onCompare, onCopy, onJas, acts }}
                        jasChosen={jas !== null}
                        compared={isCompared}
                        overlay={isCompared ? overlay?.balls : undefined}
                      />
                    );
                  }}
                  below={(first, last) =>
                    docks &&
                    draws.slice(first, last + 1).some(({ date }) => date === compared?.date) && (
                      <div className={classes.docked}>{similar}</div>
                    )
                  }
                />
                {beside && <div />}
              </div>
              {fecha === undefined && (
                <Pager
                  {...{ page, pages, total }}
                  perPage={slipsPerPage}
                  onPage={(next) => {
                    onSearch({ page: next === 1 ? undefined : next });
                    frame.current?.scrollIntoView({ block: 'start' });
                  }}
                />
              )}
            </div>
          )}
        </Loaded>
      </div>
      {!docks && similar}
      {afterJas && (
        <LazyWindow
          load={async () =>
            (await import('../../../components/study/PreviousPlaysWindow.tsx')).PreviousPlaysWindow
          }
          props={{
            lottery,
            series,
            chosen: jas?.source,
            onChoose: (plays: ChosenPast) => {
              setJas(plays);
              afterJas();
              setAfterJas(null);
            },
            onClose: () => setAfterJas(null),
          }}
          onFailed={() => setAfterJas(null)}
        />
      )}
    </section>
  );
}

/** All draws, which the colours and what chance gives are worked out from: asked once the page stands and nothing else is to do. */
function useHistory({ lottery, series }: StudyProps, isThere: boolean) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    // some browsers have no idle time of their own
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(waiting);
  }, [isThere]);
  const { data, isError, refetch } = useQuery({ ...studiedDrawsQuery(series, {}), enabled: idle });
  const history = useMemo(() => (data ? historyOf(lottery, data.draws) : null), [data, lottery]);
  return { history, failed: isError && data === undefined, retry: () => void refetch() };
}
