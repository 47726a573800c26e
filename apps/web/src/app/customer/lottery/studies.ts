import { type ComponentType, lazy } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import type { LotteryTab } from './lottery-tabs.ts';

/** What each tab shows, fetched when it is opened (`lazy(() => import(...))`); a tab that is not here is not offered. */
export const studies: Partial<Record<LotteryTab, ComponentType<StudyProps>>> = {
  '0': lazy(() => import('../study/FrequencyTab.tsx')),
  '1': lazy(() => import('../../../features/appearance/components/AppearanceStudy.tsx')),
  '2': lazy(() => import('../../../features/mode/components/ModeStudy.tsx')),
  '3': lazy(() => import('../study/SlipsStudy.tsx')),
};

/** Those that say at their top over which draws of the address's dates they speak. */
export const saysScope: ReadonlySet<LotteryTab> = new Set<LotteryTab>(['0', '1']);
