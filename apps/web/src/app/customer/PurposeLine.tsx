import { accountFormTexts } from '@bolillero/texts/account-forms';
import { uiTexts } from '@bolillero/texts/ui';
import { isNameOf } from '../../api/lottery.ts';
import { dateInWords } from '../../components/ui/dates.ts';
import { useLotteries } from '../../features/lotteries/api.ts';
import classes from './entrance.module.css';
import { type EntrancePurpose, purposeOf } from './entrance-purpose.ts';

const words = accountFormTexts.purpose;

/** 'Entra para jugar Powerball (sáb 21 nov)': what the sign-in or the registration is for, by where it leads. */
export function PurposeLine({ next }: { next: string | undefined }) {
  const purpose = purposeOf(next);
  if (purpose === null) return null;
  if ('id' in purpose) return <OfLottery {...purpose} />;
  return <p className={classes.lead}>{wordsOf(purpose)}</p>;
}

type OfLotteryProps = Extract<EntrancePurpose, { readonly id: number }>;

function OfLottery({ kind, id, name }: OfLotteryProps) {
  const { data, isPending } = useLotteries();
  const lottery = data?.find((one) => one.id === id && (name === null || isNameOf(one, name)));
  return <p className={classes.lead}>{isPending ? '\u00a0' : sentence()}</p>;

  function sentence(): string {
    if (!lottery) return words.anyPlay;
    if (kind === 'lottery') return words.see(lottery.description);
    const draw = lottery.nextDrawDate === null ? null : dateInWords(lottery.nextDrawDate, 'short');
    return words[kind](lottery.description, draw);
  }
}

function wordsOf({ kind }: Exclude<EntrancePurpose, { readonly id: number }>): string {
  switch (kind) {
    case 'any-play':
      return words.anyPlay;
    case 'results':
      return words.see(uiTexts.nav.results);
    case 'analysis':
      return words.see(uiTexts.nav.analysis);
    case 'forecasts':
      return words.see(uiTexts.nav.forecasts);
    default:
      return words[kind];
  }
}
