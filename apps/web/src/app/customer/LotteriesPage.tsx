import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { paths } from '../paths.ts';
import { TitleLink } from './TitleLink.tsx';

/** The customer's home: the lotteries, each with its "Jugar". */
export function LotteriesPage() {
  return (
    <>
      <PageHeader title={lotteryTexts.lotteries} subtitle={lotteryTexts.lotteriesLead} />
      <LotteryGrid
        heading={({ id, name, description }) => (
          <TitleLink {...paths.lottery(id, name)}>{description}</TitleLink>
        )}
        action={({ id, name, description }) => (
          <ButtonLink {...paths.play(id, name)} size="md" aria-label={uiTexts.draw.playLottery(description)}>
            {uiTexts.draw.play}
          </ButtonLink>
        )}
      />
    </>
  );
}
