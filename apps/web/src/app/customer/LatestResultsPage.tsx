import { lotteryTexts } from '@bolillero/texts/lotteries';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryCard } from '../../features/lotteries/components/LotteryCard.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { paths } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import { TitleLink } from './TitleLink.tsx';

/** The newest result of every lottery, for everybody. */
export function LatestResultsPage() {
  const session = useCustomerSession();
  return (
    <>
      <PageHeader
        title={lotteryTexts.latestResults}
        subtitle={lotteryTexts.latestResultsLead}
        actions={
          session.state === 'in' && <TextLink {...paths.studyResults()}>{lotteryTexts.history}</TextLink>
        }
      />
      <LotteryGrid
        card={(lottery) => {
          const { id, name, description } = lottery;
          return (
            <LotteryCard
              lottery={lottery}
              heading={<TitleLink {...paths.lotteryResult(id, name)}>{description}</TitleLink>}
              action={
                <ButtonLink
                  {...paths.lotteryResult(id, name)}
                  variant="default"
                  size="md"
                  aria-label={lotteryTexts.seeResult(description)}
                >
                  {lotteryTexts.seePrizes}
                </ButtonLink>
              }
            />
          );
        }}
      />
    </>
  );
}
