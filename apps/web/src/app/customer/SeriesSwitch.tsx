import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { ReactNode } from 'react';
import { LinkStrip } from './LinkStrip.tsx';

/** TRADICIONAL / REZAGADOS, where a lottery has both. */
export function SeriesSwitch({ children }: { children: ReactNode }) {
  return <LinkStrip label={lotteryTexts.series.label}>{children}</LinkStrip>;
}
