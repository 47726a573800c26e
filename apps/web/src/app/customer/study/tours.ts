import { lotteryTexts } from '@bolillero/texts/lotteries';
import { resultTexts } from '@bolillero/texts/results';
import { studyTexts } from '@bolillero/texts/study';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { cycleTexts } from '@bolillero/texts/study-cycles';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { modeTexts } from '@bolillero/texts/study-mode';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import { slipsTexts } from '@bolillero/texts/study-slips';
import { type StudyTourStep, studyTourTexts } from '@bolillero/texts/study-tours';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { TourStep } from '../../../components/tour/run-tour.ts';
import type { LotteryTab } from '../lottery/lottery-tabs.ts';
import type { AnalysisVista } from './analysis-views.ts';

type Find = TourStep['find'];

const page = () => document.getElementById('contenido') ?? document.body;
const all = (selector: string) => [...page().querySelectorAll(selector)];

/** The part of the page under a heading, which may be shorter on a phone. */
const headed =
  (...titles: readonly string[]): Find =>
  () =>
    all('h2, h3')
      .find(({ textContent }) => titles.includes(textContent?.trim() ?? ''))
      ?.closest('section') ?? null;

const marked =
  (selector: string): Find =>
  () =>
    page().querySelector(selector);

const named = (label: string): Find => marked(`[aria-label="${CSS.escape(label)}"]`);

const button =
  (words: string): Find =>
  () =>
    all('button').find(({ textContent }) => textContent?.trim() === words) ?? null;

const step = (name: StudyTourStep, find: Find): TourStep => ({ ...studyTourTexts[name], find });

const counted = [
  step('question', headed(studyQuestionTexts.title)),
  step('scope', marked('[data-scope]')),
  step('dates', button(studyDatesTexts.dates)),
];

/** What there is to be shown in each tab of a lottery, in the order of the page. */
const ofTab: Readonly<Record<LotteryTab | 'detail', (lottery: LotteryDetail) => readonly TourStep[]>> = {
  detail: () => [
    step('drawn', headed(resultTexts.winningNumbers)),
    step('drawDate', marked('[data-draw-date]')),
    step('drawPager', named(resultTexts.pager.label)),
    step('check', headed(resultTexts.check.title)),
    step('prizes', headed(resultTexts.prizes.title)),
  ],
  0: ({ specialName }) => [
    ...counted,
    step('outside', marked('[data-outside]')),
    step('balls', headed(frequencyTexts.balls.title)),
    step('special', headed(frequencyTexts.special.title(specialName))),
    step('pairs', headed(frequencyTexts.pairs.title)),
    step('pairMap', headed(frequencyTexts.map.title)),
    step('trios', headed(frequencyTexts.trios.title)),
    step('cycles', headed(cycleTexts.title)),
  ],
  1: () => [
    ...counted,
    step('ball', headed(appearanceTexts.ball.title)),
    step('lines', headed(appearanceTexts.lines.title)),
    step('averages', headed(appearanceTexts.averages.title)),
  ],
  2: () => [...counted, step('mode', headed(modeTexts.title, modeTexts.shortTitle))],
  3: () => [
    step('resultsBar', marked('search')),
    step('heatKey', named(slipsTexts.legend)),
    step('slip', marked('section[data-draw]')),
    step('previousPlays', named(slipsTexts.groups)),
    step('copy', button(slipsTexts.copy)),
    step('compare', button(slipsTexts.compare)),
  ],
};

/** The tour of a tab: the page's own parts, and those of what is open in it. */
export const tourOfTab = (lottery: LotteryDetail, tab: LotteryTab | 'detail'): readonly TourStep[] => [
  step('sections', named(lotteryTexts.page.navigation(lottery.description))),
  step('series', named(lotteryTexts.series.label)),
  ...ofTab[tab](lottery),
];

/** Links, or a choice of two. */
const views: Find = () =>
  named(studyTexts.views.label)() ??
  all('fieldset').find((field) => field.querySelector('legend')?.textContent === studyTexts.views.label) ??
  null;
const tabOfVista = { frecuencias: '0', aparicion: '1', modas: '2' } as const;

/** The tour of a view of 'Analítica'. */
export const tourOfAnalysis = (
  lottery: LotteryDetail,
  vista: AnalysisVista | undefined,
): readonly TourStep[] => [
  step('series', named(lotteryTexts.series.label)),
  step('views', views),
  ...(vista === undefined || vista === 'estructura' ? counted : ofTab[tabOfVista[vista]](lottery)),
];

/** The tour of 'Resultados', as a table or as slips. */
export const tourOfResults = (
  lottery: LotteryDetail,
  vista: 'cartillas' | undefined,
): readonly TourStep[] => [
  step('series', named(lotteryTexts.series.label)),
  step('views', views),
  ...(vista === undefined ? [...counted, step('draws', marked('table'))] : ofTab[3](lottery)),
];
