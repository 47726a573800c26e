import { chosenGroup, noGroup, zonesGroup } from '@bolillero/domain/play-board/board';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { advancedTexts } from '@bolillero/texts/advanced';
import { useEffect, useId, useRef } from 'react';
import { TileHeatKey } from '../../../../components/study/HeatKey.tsx';
import { phone } from '../../../../components/table/phone.ts';
import { centreIn, Strip } from '../../../../components/ui/Strip.tsx';
import { Toolbar } from '../../../../components/ui/Toolbar.tsx';
import { useMediaQuery } from '../../../../components/ui/use-media-query.ts';
import row from '../../components/TicketTools.module.css';
import classes from './GamesBar.module.css';
import { toolIcons } from './tools.ts';

const words = advancedTexts.games;

interface Group {
  readonly group: number;
  readonly name: string;
  readonly about: string;
}

const groups: readonly Group[] = [
  ...Array.from({ length: mostPreviousPlays }, (_, at) => ({
    group: at,
    name: words.ja(at + 1),
    about: words.jaOf(at + 1),
  })),
  { group: chosenGroup, name: words.jas, about: words.jasOf },
  { group: zonesGroup, name: words.zones, about: words.zonesOf },
];

/** The draws whose counts colour the slips. */
export interface ColouredBy {
  readonly draws: number;
  /** The player chose them (JAS): they are not the last ones. */
  readonly chosen: boolean;
}

interface GamesBarProps {
  /** The group that is chosen: -1 none, 0 to 9 JA1 to JA10, 10 JAS, 11 zones. */
  readonly ja: number;
  /** A group was pressed. The one that is chosen already is let go with it. */
  readonly onGroup: (group: number) => void;
  /** How many draws there are before the one that is played for; undefined until that is known. */
  readonly draws: number | undefined;
  /** What the colours count; null while nothing is coloured. */
  readonly colouredBy: ColouredBy | null;
  /** PRONÓSTICO MAYOR, the only one here that fills. */
  readonly onMostLikely: () => void;
}

/** 'Juegos': which previous plays colour the slips, and what the colours mean. On a phone its chips scroll, and the key is in 'Ayudas'. */
export function GamesBar({ ja, onGroup, draws, colouredBy, onMostLikely }: GamesBarProps) {
  const isPhone = useMediaQuery(phone);
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ja !== noGroup) centreIn(strip.current, strip.current?.querySelector(`[data-group="${ja}"]`));
  }, [ja]);
  const none = draws === 0;
  const MostLikely = toolIcons['most-likely'];
  const choices = (
    <>
      <Toolbar
        role="radiogroup"
        label={words.title}
        aria-describedby={`${id}-again`}
        first="[aria-checked=true]"
        className={classes.groups}
      >
        {groups.map(({ group, name, about }) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio button cannot be let go by pressing it again
          <button
            key={group}
            type="button"
            role="radio"
            aria-checked={group === ja}
            aria-disabled={none || undefined}
            title={none ? words.none : about}
            data-group={group}
            className={classes.group}
            onClick={() => {
              if (!none) onGroup(group);
            }}
          >
            {name}
          </button>
        ))}
      </Toolbar>
      <span id={`${id}-again`} hidden>
        {words.again}
      </span>
      <span className={row.divider} aria-hidden="true" />
      <button type="button" className={row.tool} data-tool="most-likely" onClick={onMostLikely}>
        <MostLikely size={20} stroke={1.75} aria-hidden="true" />
        {advancedTexts.tools['most-likely']}
      </button>
    </>
  );
  return (
    <div className={classes.bar}>
      <p className={row.rowTitle} aria-hidden="true">
        {words.title}
      </p>
      {isPhone ? (
        <Strip ref={strip} className={classes.strip}>
          {choices}
        </Strip>
      ) : (
        <div className={classes.choices}>{choices}</div>
      )}
      {!isPhone && colouredBy && <TileHeatKey caption={words.key(colouredBy.draws, colouredBy.chosen)} />}
    </div>
  );
}
