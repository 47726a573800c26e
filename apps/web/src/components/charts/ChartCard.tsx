import { chartTexts as texts } from '@bolillero/texts/charts';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Bone } from '../ui/Bone.tsx';
import { Button } from '../ui/Button.tsx';
import type { Asked } from '../ui/Loaded.tsx';
import { Loading } from '../ui/skeletons.tsx';
import classes from './ChartCard.module.css';
import { ChartTools } from './ChartTools.tsx';
import type { ChartTable } from './chart-table.ts';

const ChartTableView = lazy(() => import('./ChartTableView.tsx'));

/** What a chart says and shows, once its data is there. */
export interface ChartContent {
  /** The fact and what chance gives, in that order. */
  readonly sentence?: ReactNode;
  /** What colours and lines mean. */
  readonly legend?: ReactNode;
  /** At the end of the key's line: in which order, how many. */
  readonly choices?: ReactNode;
  readonly picture: ReactNode;
  /** A quiet line of honesty. */
  readonly note?: ReactNode;
  /** The same as rows; made when it is asked for. */
  readonly table?: () => ChartTable;
  /** What files are made of, where that is more than a table shows. */
  readonly fileTable?: () => ChartTable;
  /** Opens the table, below the picture: "Ver las 69 bolillas". */
  readonly all?: string;
}

interface ChartCardProps<T> {
  readonly title: string;
  /** Of the heading; 2 unless said. */
  readonly level?: 2 | 3;
  /** What the chart is and how it is read, shown on demand. */
  readonly help?: ReactNode;
  /** What the help button does, where whoever shows the chart keeps whether its help is on. */
  readonly onHelp?: (() => void) | undefined;
  readonly helpOn?: boolean | undefined;
  /** Series, dates and number of draws in full, for files and pictures. */
  readonly scope: string;
  /** Height of the picture in pixels, which the card has from the start. */
  readonly height: number;
  readonly query: Asked<T>;
  readonly isEmpty?: (data: T) => boolean;
  /** Takes away the dates that leave no draw. */
  readonly onClearDates?: (() => void) | undefined;
  /** Further tools, before the others: icon buttons. */
  readonly tools?: ReactNode;
  /** False where the picture is no SVG or canvas of its own. */
  readonly savesImage?: boolean;
  /** One of several beside each other: fewer tools stand open. */
  readonly narrow?: boolean;
  readonly children: (data: T) => ChartContent;
}

/**
 * A chart with its title, its tools, its sentence, its table view and its files. While it waits, and when it failed, it is as high as
 * it will be. T shows the table, and the picture again.
 */
export function ChartCard<T>(props: ChartCardProps<T>) {
  const { title, level = 2, help, scope, height, query, isEmpty, onClearDates } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const picture = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [helps, setHelps] = useState(false);
  const { data } = query;
  const none = data !== undefined && isEmpty?.(data) === true;
  const content = data === undefined || none ? undefined : props.children(data);
  const turn = () => setView((shown) => (shown === 'chart' ? 'table' : 'chart'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).matches('input, select, textarea') || content?.table === undefined) return;
    event.preventDefault();
    turn();
  };
  const helpOn = props.helpOn ?? helps;
  return (
    <section className={classes.card} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
        <ChartTools
          title={title}
          scope={scope}
          more={props.tools}
          helpOn={helpOn}
          onHelp={props.onHelp ?? (help === undefined ? undefined : () => setHelps(!helps))}
          table={content?.table}
          fileTable={content?.fileTable ?? content?.table}
          isTable={view === 'table'}
          onTable={turn}
          narrow={props.narrow === true}
          picture={props.savesImage === false || view === 'table' ? undefined : picture}
          card={picture}
        />
      </header>
      {help !== undefined && helpOn && (
        <div className={classes.help} role="status">
          {help}
        </div>
      )}
      {content !== undefined ? (
        <>
          {content.sentence !== undefined && (
            <p className={classes.sentence} data-sentence>
              {content.sentence}
            </p>
          )}
          {(content.legend !== undefined || content.choices !== undefined) && (
            <div className={classes.keyLine}>
              <div className={classes.key}>{content.legend}</div>
              {content.choices}
            </div>
          )}
          {view === 'chart' || content.table === undefined ? (
            <div ref={picture} className={classes.picture} style={{ minBlockSize: height }}>
              {content.picture}
            </div>
          ) : (
            <Suspense fallback={<Bone height={height} />}>
              <ChartTableView table={content.table()} />
            </Suspense>
          )}
          {content.note !== undefined && <p className={classes.note}>{content.note}</p>}
          {content.all !== undefined && content.table !== undefined && (
            <p className={classes.all}>
              <Button variant="subtle" onClick={turn}>
                {view === 'table' ? texts.asChart : content.all}
              </Button>
            </p>
          )}
        </>
      ) : query.error && data === undefined ? (
        <div className={classes.state} style={{ minBlockSize: height + 60 }} role="alert">
          <p>{texts.failed}</p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : none ? (
        <div className={classes.state} style={{ minBlockSize: height + 60 }}>
          <p>{texts.empty}</p>
          {onClearDates && (
            <Button variant="default" onClick={onClearDates}>
              {texts.clearDates}
            </Button>
          )}
        </div>
      ) : (
        <Loading>
          <p className={classes.sentence}>
            <Bone width="70%" height={22} />
            <br />
            <Bone width="45%" height={22} />
          </p>
          <div className={classes.frame} style={{ blockSize: height }} />
        </Loading>
      )}
    </section>
  );
}
