import { lotteryTexts } from '@bolillero/texts/lotteries';
import { studyTexts } from '@bolillero/texts/study';
import { cardsTexts } from '@bolillero/texts/study-cards';
import { type ComponentType, lazy } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import type { LotteryTab } from '../lottery/lottery-tabs.ts';
import { saysScope, studies } from '../lottery/studies.ts';

/** What 'Analítica' of a lottery can show, as its address says it. */
export type AnalysisVista = 'estructura' | 'frecuencias' | 'aparicion' | 'modas';

interface AnalysisView {
  /** Undefined for what stands there when the address names none. */
  readonly vista: AnalysisVista | undefined;
  readonly label: string;
  readonly Study: ComponentType<StudyProps>;
  /** Whether it says at its top over which draws of the address's dates it speaks. */
  readonly saysScope: boolean;
}

/** A tab of the lottery's page, which subscribers of either type have here. */
const ofTab = (vista: AnalysisVista, tab: LotteryTab): readonly AnalysisView[] => {
  const Study = studies[tab];
  return Study === undefined
    ? []
    : [{ vista, label: lotteryTexts.page.tabs[tab], Study, saysScope: saysScope.has(tab) }];
};

/** In the order of the page; an address that names none of them shows the first. */
export const analysisViews: readonly AnalysisView[] = [
  {
    vista: undefined,
    label: cardsTexts.view,
    Study: lazy(() => import('./CardsView.tsx')),
    saysScope: false,
  },
  {
    vista: 'estructura',
    label: studyTexts.analysis.structure,
    Study: lazy(() => import('../../../features/structure/components/StructureStudy.tsx')),
    saysScope: true,
  },
  ...ofTab('frecuencias', '0'),
  ...ofTab('aparicion', '1'),
  ...ofTab('modas', '2'),
];

export const analysisView = (vista: AnalysisVista | undefined): AnalysisView | undefined =>
  analysisViews.find((view) => view.vista === vista) ?? analysisViews[0];
