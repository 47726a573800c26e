import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { type Matrix, picksSpecial } from '@bolillero/domain/games/matrix';
import { advancedTexts } from '@bolillero/texts/advanced';
import { advancedSlipTexts } from '@bolillero/texts/advanced-slip';
import { favoritesTexts } from '@bolillero/texts/favorites';
import { type LegendEntry, legendTexts as words } from '@bolillero/texts/legend';
import { pasteTexts } from '@bolillero/texts/paste';
import { playTexts } from '@bolillero/texts/play';
import type { Icon } from '@tabler/icons-react';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { type ReactNode, useId } from 'react';
import { accentStyle } from '../../../../components/ui/accent.ts';
import { Ball } from '../../../../components/ui/Ball.tsx';
import type { BallState } from '../../../../components/ui/ball-marks.ts';
import { PrintedPanel } from '../../../../components/ui/PrintedPanel.tsx';
import { SlipSample } from '../../../../components/ui/SlipSample.tsx';
import { type Inked, slipGeometry } from '../../../../components/ui/slip-geometry.ts';
import { Window } from '../../../../components/ui/Window.tsx';
import { TicketSign } from '../../components/TicketSign.tsx';
import strip from '../../components/TicketStrip.module.css';
import tools from '../../components/TicketTools.module.css';
import type { SlipStatus } from '../../tickets/slip-status.ts';
import slip from '../components/AdvancedSlip.module.css';
import games from '../components/GamesBar.module.css';
import { type FillTool, toolIcons } from '../components/tools.ts';
import classes from './LegendWindow.module.css';

interface LegendWindowProps {
  readonly matrix: Matrix;
  readonly accent: LotteryAccent;
  /** What the lottery calls its special ball; empty without one. */
  readonly specialName: string;
  readonly onClose: () => void;
}

interface Row extends LegendEntry {
  /** As the pages draw it; what it says stands beside it. */
  readonly shape: ReactNode;
}

/** 'LEYENDA': every ball, tile, zone, ring and button of the play pages, in their own shapes, and what each says. */
export function LegendWindow({ matrix, accent, specialName, onClose }: LegendWindowProps) {
  const id = useId();
  const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [words.groups.balls, ballRows({ matrix, accent, specialName })],
    [words.groups.colours, colourRows],
    [
      words.groups.zones,
      [{ ...words.zone, shape: <SlipSample numbers={[8, 9, 10, 11, 12, 13, 14]} zone /> }],
    ],
    [words.groups.tickets, ticketRows(picksSpecial(matrix) ? specialName : null)],
    [words.groups.buttons, buttonRows],
    [words.groups.afterwards, afterwardsRows],
  ];
  return (
    <Window title={words.title} onClose={onClose} width={520}>
      <div className={classes.legend} style={accentStyle(accent)}>
        {groups.map(([title, rows], at) => (
          <section key={title} aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`} className={classes.title}>
              {title}
            </h3>
            <ul className={classes.rows}>
              {rows.map(({ shape, name, about }) => (
                <li key={name} className={classes.row}>
                  <span className={classes.shape} aria-hidden="true" inert>
                    {shape}
                  </span>
                  <span>
                    <strong className={classes.name}>{name}</strong>
                    {about && <span className={classes.about}>{about}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={classes.foot}>{words.foot}</p>
      </div>
    </Window>
  );
}

function ballRows({ matrix, accent, specialName }: Omit<LegendWindowProps, 'onClose'>): readonly Row[] {
  const row = (number: number | null, state: Exclude<BallState, 'plain' | 'special'>): Row => ({
    ...words.balls[state],
    shape: <Ball number={number} state={state} />,
  });
  return [
    row(7, 'chosen'),
    row(23, 'hot'),
    row(5, 'cold'),
    row(41, 'pair'),
    row(18, 'copied'),
    ...specialRows(),
    row(null, 'ghost'),
  ];

  function specialRows(): readonly Row[] {
    switch (matrix.special.kind) {
      case 'none':
        return [];
      case 'own-drum':
        return [
          {
            ...words.special.ownDrum(specialName),
            shape: <Ball number={12} state="special" accent={accent} />,
          },
        ];
      case 'same-drum':
        return [{ ...words.special.sameDrum(specialName), shape: <Ball number={12} /> }];
    }
  }
}

/** As many draws as the example of a group of previous plays has. */
const draws = 3;

const colourRows: readonly Row[] = [
  { ...words.colours.untold, shape: <SlipSample numbers={[16]} /> },
  ...words.colours.came.map((said, count) => ({
    ...said,
    shape: <SlipSample numbers={[[9, 4, 12, 23][count] ?? 0]} count={count} />,
  })),
  { ...words.colours.chosen, shape: <SlipSample numbers={[41]} state="chosen" count={2} /> },
  { ...words.colours.full, shape: <SlipSample numbers={[16]} full /> },
  {
    ...words.colours.group(draws),
    shape: (
      // biome-ignore lint/a11y/useSemanticElements: as it stands in its bar
      <button type="button" role="radio" aria-checked="true" className={games.group}>
        {advancedTexts.games.ja(draws)}
      </button>
    ),
  },
  {
    ...words.colours.ownGroup(draws),
    shape: (
      <span className={slip.group}>
        <span data-own>{advancedTexts.games.ja(draws)}</span>
        <IconChevronDown size={14} />
      </span>
    ),
  },
];

function ticketRows(special: string | null): readonly Row[] {
  const row = (said: LegendEntry, status: SlipStatus, share: number, current = false): Row => ({
    ...said,
    shape: (
      <span className={strip.chip} aria-current={current || undefined}>
        2 <TicketSign status={status} share={share} />
      </span>
    ),
  });
  const { tickets } = words;
  return [
    row(tickets.current, 'empty', 0, true),
    row(tickets.empty, 'empty', 0),
    row(tickets.partial, 'partial', 0.6),
    ...(special === null ? [] : [row(tickets.missing(special), 'special-missing', 1)]),
    row(tickets.full, 'full', 1),
    row(tickets.pending, 'pending', 1),
    row(tickets.registered, 'registered', 1),
    row(tickets.repeated, 'repeated', 1),
    row(tickets.refused, 'refused', 1),
    {
      ...tickets.marked,
      shape: <input type="checkbox" className={slip.box} checked readOnly tabIndex={-1} />,
    },
  ];
}

const { sheet, rail } = advancedTexts;

const iconRow = (IconShape: Icon, name: string, about: string): Row => ({
  name,
  about,
  shape: (
    <span className={tools.tool}>
      <IconShape size={22} stroke={1.75} />
    </span>
  ),
});

const toolRow = (tool: FillTool): Row =>
  iconRow(toolIcons[tool], advancedTexts.tools[tool], words.buttons[tool]);

const groupRow = (shown: string, name: string, about: string): Row => ({
  name,
  about,
  shape: (
    <button type="button" className={games.group}>
      {shown}
    </button>
  ),
});

const { ja, jas, zones } = advancedTexts.games;

const buttonRows: readonly Row[] = [
  {
    name: sheet.title,
    about: words.buttons.sheet,
    shape: (
      <span className={slip.help}>
        <IconSparkles size={20} stroke={1.75} />
      </span>
    ),
  },
  groupRow(ja(1), `${ja(1)} a ${ja(10)}`, words.buttons.groups),
  groupRow(jas, jas, words.buttons.previous),
  groupRow('7', zones, words.buttons.zones),
  toolRow('most-likely'),
  toolRow('jas-bot'),
  toolRow('percentage'),
  toolRow('numerology'),
  iconRow(IconFlame, advancedSlipTexts.hot, words.buttons.hot),
  iconRow(IconSnowflake, advancedSlipTexts.cold, words.buttons.cold),
  iconRow(IconLink, advancedSlipTexts.pair, words.buttons.pair),
  toolRow('clear'),
  toolRow('delete'),
  iconRow(IconPlus, rail.add, words.buttons.add),
  iconRow(IconClipboardText, pasteTexts.open, words.buttons.paste),
  iconRow(IconStar, favoritesTexts.open, words.buttons.favorites),
  iconRow(IconListNumbers, playTexts.played.title, words.buttons.played),
  iconRow(IconBook2, rail.legend, words.buttons.legend),
  iconRow(IconHelp, rail.guide, words.buttons.guide),
];

const drawn = new Map<number, Inked>([3, 9, 20].map((ball) => [ball, { state: 'plain', matched: false }]));

const afterwardsRows: readonly Row[] = [
  { ...words.matched, shape: <Ball number={33} matched /> },
  {
    ...words.constellation,
    shape: <PrintedPanel geometry={slipGeometry(21)} inked={drawn} line label={null} />,
  },
];
