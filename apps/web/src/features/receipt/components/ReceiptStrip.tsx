import { issuerLine } from '@bolillero/texts/house';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import { useSettings } from '../../../api/settings.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { MultiplierMark } from '../../../components/ui/MultiplierMark.tsx';
import { type Receipt, receiptGroups } from '../api.ts';
import {
  groupDraw,
  receiptHeading,
  sharesDraw,
  sharesNumbers,
  sharesTitle,
  sharesWhat,
  totalParts,
} from '../receipt-words.ts';
import { ChainCode } from './ChainCode.tsx';
import classes from './Receipt.module.css';

/** The receipt as a strip of paper: what was bought, for which draws, and what it came to. */
export function ReceiptStrip({ receipt }: { receipt: Receipt }) {
  const issuer = issuerLine(useSettings().house);
  return (
    <section className={classes.strip} aria-label={words.title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{words.title}</h2>
          <p className={classes.muted}>
            {receiptHeading(receipt)} {words.yourClock}
          </p>
        </div>
        <span className={classes.stamp}>{words.stamp}</span>
      </header>
      {receiptGroups(receipt.lines).map((group) => (
        <section
          key={`${group.lottery.id} ${group.series} ${group.date}`}
          className={classes.group}
          aria-label={`${group.lottery.description}, ${groupDraw(group)}`}
        >
          <div className={classes.groupHead}>
            <LotteryMark lottery={group.lottery} size={26} />
            <h3 className={classes.lottery}>{group.lottery.description}</h3>
            <p className={classes.muted}>{groupDraw(group)}</p>
          </div>
          <ul className={classes.lines}>
            {group.lines.map((line) => (
              <li key={line.id} className={classes.line}>
                <div className={classes.numbers}>
                  <BallRow
                    balls={line.balls}
                    special={line.special}
                    specialLabel={group.lottery.specialName}
                    accent={group.lottery.accent}
                    size="sm"
                    state="chosen"
                  />
                  {line.withMultiplier && <MultiplierMark label={group.lottery.multiplierLabel} />}
                </div>
                <p className={classes.price}>
                  {line.free ? words.free : <Amount value={line.price} />}
                  {line.refunded && <span className={classes.muted}>{words.refunded}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {receipt.shares.map((shares) => (
        <section
          key={`${shares.gameId} ${shares.from}`}
          className={classes.group}
          aria-label={`${sharesTitle(shares)}, ${sharesDraw(shares)}`}
        >
          <div className={classes.groupHead}>
            <LotteryMark lottery={shares.lottery} size={26} />
            <h3 className={classes.lottery}>{sharesTitle(shares)}</h3>
            <p className={classes.muted}>{sharesDraw(shares)}</p>
          </div>
          <div className={classes.line}>
            <p className={classes.shares}>
              {sharesWhat(shares)}
              <span className={classes.muted}>{sharesNumbers(shares)}</span>
            </p>
            <p className={classes.price}>
              <Amount value={shares.price} />
              {shares.refunded && <span className={classes.muted}>{words.refunded}</span>}
            </p>
          </div>
        </section>
      ))}
      <footer className={classes.foot}>
        <p className={classes.total}>
          <span>{words.total}</span>
          <Amount value={receipt.total} size="xl" />
        </p>
        {totalParts(receipt).map((part) => (
          <p key={part} className={classes.muted}>
            {part}
          </p>
        ))}
        {receipt.chainCode !== null && <ChainCode code={receipt.chainCode} />}
        {issuer !== '' && <p className={classes.muted}>{issuer}</p>}
      </footer>
    </section>
  );
}
