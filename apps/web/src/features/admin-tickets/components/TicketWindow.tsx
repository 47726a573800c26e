import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { proofMarginText } from '@bolillero/texts/proof-margin';
import type { ReactNode } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { paths } from '../../../paths.ts';
import type { Purchase, Recorded } from '../api/tickets.ts';
import classes from './Tickets.module.css';
import { multiplierOf, numberOf } from './ticket-columns.tsx';

interface TicketWindowProps {
  readonly purchase: Purchase;
  readonly lottery: Lottery | undefined;
  readonly timeZone: string | undefined;
  readonly onClose: () => void;
  /** What was done with it, below its facts. */
  readonly children?: ReactNode;
}

/** '21/11/2026 13:47 · Entrada 12 · 3 h 12 min antes del sorteo'. */
const recordedWords = ({ at, seq, aheadMs }: Recorded, timeZone: string | undefined): string =>
  [instantInWords(at, timeZone), texts.recorded.entryOf(seq), proofMarginText(aheadMs)].join(' · ');

/** A ticket in full: whose it is, what was played and paid, and its PDF. */
export function TicketWindow({ purchase, lottery, timeZone, onClose, children }: TicketWindowProps) {
  const { columns, exported } = texts;
  const { proof } = purchase;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      columns.lottery,
      `${purchase.lotteryName} · ${purchase.series === 1 ? lotteryTexts.series.laggards : lotteryTexts.series.traditional}`,
    ],
    [columns.player, purchase.player],
    [exported.email, <EmailText key="email" email={purchase.email} />],
    [columns.multiplier, multiplierOf(purchase)],
    [columns.draw, dateInWords(purchase.drawDate, 'long')],
    [columns.closes, instantInWords(purchase.closesAt, timeZone)],
    [exported.price, moneyText(purchase.price)],
    [exported.paidAt, instantInWords(purchase.paidAt, timeZone)],
    [columns.sold, purchase.soldAt === null ? '—' : instantInWords(purchase.soldAt, timeZone)],
    ...(proof === null ? [] : [[texts.recorded.at, recordedWords(proof, timeZone)] as const]),
  ];
  return (
    <Window title={texts.windowTitle(numberOf(purchase))} width={640} titleFirst onClose={onClose}>
      <BallRow
        balls={purchase.balls}
        special={purchase.special}
        specialLabel={lottery?.specialName}
        accent={lottery?.accent}
        size="md"
      />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {purchase.pdf !== null && (
        <p className={classes.words}>
          <a href={purchase.pdf} target="_blank" rel="noopener">
            {texts.openOf(purchase.id)}
          </a>
        </p>
      )}
      {proof !== null && (
        <p className={classes.words}>
          <TextLink {...paths.proof({ sha256: proof.sha256 })} target="_blank">
            {texts.recorded.check}
          </TextLink>
        </p>
      )}
      {purchase.settled && (
        <p className={classes.words}>
          <WhyPrizeButton of={{ purchaseId: purchase.id }} />
        </p>
      )}
      {children}
    </Window>
  );
}
