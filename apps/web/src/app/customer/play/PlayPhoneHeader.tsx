import { playTexts } from '@bolillero/texts/play';
import { uiTexts } from '@bolillero/texts/ui';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { PhoneHeader } from '../../../components/layout/PhoneHeader.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { paths } from '../../../paths.ts';
import { SaleNote } from './SaleNote.tsx';

interface PlayPhoneHeaderProps {
  readonly lottery: LotteryDetail;
  readonly drawDate: string | null;
}

/** On phones: what is played, for which draw, and how long it is on sale. */
export function PlayPhoneHeader({ lottery, drawDate }: PlayPhoneHeaderProps) {
  return (
    <>
      <title>{`${playTexts.title(lottery.description)} · ${uiTexts.brand}`}</title>
      <PhoneHeader
        back={paths.lotteries()}
        title={
          <>
            <span className="visually-hidden">{uiTexts.draw.play} </span>
            {lottery.description}
          </>
        }
        mark={<LotteryMark lottery={lottery} size={30} />}
        note={<SaleNote drawDate={drawDate} closesAt={lottery.closesAt} />}
      />
    </>
  );
}
