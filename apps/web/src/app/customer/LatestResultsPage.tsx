import { lotteryTexts } from '@bolillero/texts/lotteries';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
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
        heading={({ id, name, description }) => (
          <TitleLink {...paths.lotteryResult(id, name)}>{description}</TitleLink>
        )}
        action={({ id, name, description }) => (
          <ButtonLink
            {...paths.lotteryResult(id, name)}
            variant="default"
            size="md"
            aria-label={lotteryTexts.seeResult(description)}
          >
            {lotteryTexts.seePrizes}
          </ButtonLink>
        )}
      />
    </>
  );
}
