import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import { paths } from '../../../paths.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import { RandomFace, randomName } from '../random/random-words.tsx';

/** 'Al azar' and 'Jugar' of a draw card; visitors sign in on the way, and are told what for. */
export function PlayLinks({ lottery }: { lottery: LotteryOnSale }) {
  const { id, name, description } = lottery;
  const signedIn = useCustomerSession().state === 'in';
  return (
    <>
      {lottery.closesAt !== null && (
        <ButtonLink
          {...(signedIn ? paths.randomPlay(id) : paths.signIn({ next: `/loterias?azar=${id}` }))}
          variant="default"
          size="md"
          aria-label={randomName(lottery)}
        >
          <RandomFace lottery={lottery} />
        </ButtonLink>
      )}
      <ButtonLink
        {...(signedIn
          ? paths.play(id, name)
          : paths.signIn({ next: `/loteria/${id}/${name}/normal/simple` }))}
        size="md"
        aria-label={uiTexts.draw.playLottery(description)}
      >
        {uiTexts.draw.play}
      </ButtonLink>
    </>
  );
}
