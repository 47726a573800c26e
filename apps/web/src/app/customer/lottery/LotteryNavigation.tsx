import { lotteryTexts } from '@bolillero/texts/lotteries';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChartDots3 from '@tabler/icons-react/dist/esm/icons/IconChartDots3.mjs';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { paths } from '../../../paths.ts';
import classes from './LotteryNavigation.module.css';
import { groupGamesTab, type LotteryTab } from './lottery-tabs.ts';
import { studies } from './studies.ts';

const words = lotteryTexts.page;
const icons = { 0: IconChartBar, 1: IconChartLine, 2: IconCrown, 3: IconChartDots3 } as const;
const tabs = (Object.keys(studies) as LotteryTab[]).sort();

interface LotteryNavigationProps {
  readonly lottery: LotteryDetail;
  /** Whether the customer has the advanced groups: Analítica, and the second series where the lottery has one. */
  readonly advanced: boolean;
  /** What is open: a tab of Analítica, the group games, or 'Detalle'. */
  readonly tab: LotteryTab | typeof groupGamesTab | undefined;
  readonly series: SeriesType;
}

/** The sections of a lottery: at the left on wide screens, as tabs on phones. */
export function LotteryNavigation(props: LotteryNavigationProps) {
  const narrow = useMediaQuery('(max-width: 62em)');
  return (
    <nav className={classes.navigation} aria-label={words.navigation(props.lottery.description)}>
      {narrow ? <NarrowNavigation {...props} /> : <WideNavigation {...props} />}
    </nav>
  );
}

function WideNavigation({ lottery, advanced, tab: open, series }: LotteryNavigationProps) {
  const second = advanced && lottery.hasDoublePlay;
  const isGroup = open === groupGamesTab;
  const tab = isGroup ? undefined : open;
  return (
    <>
      <DetailLink lottery={lottery} series={0} current={open === undefined && series === 0} />
      {advanced && tabs.length > 0 && (
        <Group
          icon={<IconChartBar size={20} aria-hidden="true" />}
          name={words.analysis}
          open={series === 0 && tab !== undefined}
        >
          <TabLinks lottery={lottery} series={0} tab={series === 0 ? tab : undefined} />
        </Group>
      )}
      <PlayLink lottery={lottery} series={0} />
      {advanced && <AdvancedPlayLink lottery={lottery} series={0} />}
      <GroupGamesLink lottery={lottery} current={isGroup} />
      {second && (
        <Group
          icon={<IconStack2 size={20} aria-hidden="true" />}
          name={lotteryTexts.series.laggards}
          open={series === 1}
        >
          <DetailLink lottery={lottery} series={1} current={open === undefined && series === 1} small />
          <TabLinks lottery={lottery} series={1} tab={series === 1 ? tab : undefined} />
          <PlayLink lottery={lottery} series={1} small />
          <AdvancedPlayLink lottery={lottery} series={1} small />
        </Group>
      )}
    </>
  );
}

/** One row of sections; below it those of the section that is open. */
function NarrowNavigation({ lottery, advanced, tab: open, series }: LotteryNavigationProps) {
  const { id, name } = lottery;
  const isGroup = open === groupGamesTab;
  const tab = isGroup ? undefined : open;
  const [first] = tabs;
  const second = advanced && lottery.hasDoublePlay;
  return (
    <>
      <div className={classes.row}>
        <DetailLink lottery={lottery} series={series} current={open === undefined} />
        {advanced && first !== undefined && (
          <Link
            {...paths.lottery(id, name)}
            search={{ tab: tab ?? first, ...ofSeries(series) }}
            className={classes.section}
            aria-current={tab === undefined ? undefined : 'true'}
          >
            {words.analysis}
          </Link>
        )}
        <PlayLink lottery={lottery} series={series} />
        {advanced && <AdvancedPlayLink lottery={lottery} series={series} brief />}
        <GroupGamesLink lottery={lottery} current={isGroup} />
        {second && series === 0 && (
          <Link
            {...paths.lottery(id, name)}
            search={{ ...(tab !== undefined && { tab }), type: '1' }}
            className={classes.section}
          >
            {lotteryTexts.series.laggards}
          </Link>
        )}
      </div>
      {advanced && tab !== undefined && (
        <div className={classes.cards}>
          <TabLinks lottery={lottery} series={series} tab={tab} />
        </div>
      )}
    </>
  );
}

interface GroupProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** Whether what is open stands in it. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A part of the navigation that unfolds; it stands open around the section that is shown. */
function Group({ icon, name, open, children }: GroupProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(open);
  const [known, setKnown] = useState(open);
  if (open !== known) {
    setKnown(open);
    if (open) setUnfolded(true);
  }
  return (
    <>
      <button
        type="button"
        className={classes.section}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {icon}
        {name}
        <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={id} className={classes.group} hidden={!unfolded}>
        {children}
      </div>
    </>
  );
}

interface SectionProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
}

function TabLinks({ lottery, series, tab }: SectionProps & { readonly tab: LotteryTab | undefined }) {
  return tabs.map((one) => {
    const Icon = icons[one];
    return (
      <Link
        key={one}
        {...paths.lottery(lottery.id, lottery.name)}
        search={{ tab: one, ...ofSeries(series) }}
        resetScroll={false}
        activeOptions={exactly}
        className={classes.tab}
        aria-current={one === tab ? 'page' : undefined}
      >
        <Icon size={20} aria-hidden="true" />
        {words.tabs[one]}
      </Link>
    );
  });
}

function DetailLink({
  lottery,
  series,
  current,
  small,
}: SectionProps & { readonly current: boolean; readonly small?: boolean }) {
  return (
    <Link
      {...paths.lottery(lottery.id, lottery.name)}
      search={ofSeries(series)}
      activeOptions={exactly}
      className={small ? classes.tab : classes.section}
      aria-current={current ? 'page' : undefined}
    >
      <IconListDetails size={20} aria-hidden="true" />
      {words.detail}
    </Link>
  );
}

function PlayLink({ lottery, series, small }: SectionProps & { readonly small?: boolean }) {
  return (
    <Link
      {...paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal')}
      className={small ? classes.tab : classes.section}
    >
      <IconTicket size={20} aria-hidden="true" />
      {series === 1 ? words.playSeries(lotteryTexts.series.laggards) : words.game}
    </Link>
  );
}

/** The group games of the lottery: of its traditional series alone. */
function GroupGamesLink({
  lottery,
  current,
}: {
  readonly lottery: LotteryDetail;
  readonly current: boolean;
}) {
  return (
    <Link
      {...paths.groupGames(lottery.id, lottery.name)}
      activeOptions={exactly}
      className={classes.section}
      aria-current={current ? 'page' : undefined}
    >
      <IconUsersGroup size={20} aria-hidden="true" />
      {words.groupGames}
    </Link>
  );
}

/** The advanced page of a series; `brief` where the normal one's name stands beside it. */
function AdvancedPlayLink({
  lottery,
  series,
  small,
  brief,
}: SectionProps & { readonly small?: boolean; readonly brief?: boolean }) {
  const name = words.advancedPlay(series === 1 ? lotteryTexts.series.laggards : null);
  return (
    <Link
      {...paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal', 'mix')}
      className={small ? classes.tab : classes.section}
      {...(brief && { 'aria-label': name })}
    >
      <IconAdjustments size={20} aria-hidden="true" />
      {brief ? words.advanced : name}
    </Link>
  );
}

/** What is open is told here: an address with more in it is no other section's. */
const exactly = { exact: true } as const;

const ofSeries = (series: SeriesType) => (series === 1 ? ({ type: '1' } as const) : {});
