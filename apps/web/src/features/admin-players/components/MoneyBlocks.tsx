import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { purchaseNumber } from '@bolillero/texts/purchase-number';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import table from '../../../components/ui/table.module.css';
import type { PlayerPage, PlayerPayment, PlayerPurchase } from '../api/player.ts';
import { isRefund, paymentWord, purchaseWord } from '../player-words.ts';
import { type AllOf, Block } from './Block.tsx';
import classes from './Player.module.css';

const { purchases: words, payments: paid, none } = adminPlayersTexts;

/** The newest purchases, what was hit of them ringed. */
export function PurchasesBlock({
  purchases,
  all,
}: {
  purchases: PlayerPage['purchases'];
  all?: AllOf | undefined;
}) {
  const { columns } = words;
  return (
    <Block title={words.title} count={purchases.total} all={purchases.total > 0 ? all : undefined} open>
      {purchases.total === 0 ? (
        <p className={classes.empty}>{words.none}</p>
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{columns.id}</th>
              <th scope="col">{columns.play}</th>
              <th scope="col">{columns.draw}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col" className={table.number}>
                {columns.paid}
              </th>
              <th scope="col" className={table.number}>
                {columns.prize}
              </th>
            </tr>
          </thead>
          <tbody>
            {purchases.rows.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

function PurchaseRow({ purchase }: { purchase: PlayerPurchase }) {
  const { columns } = words;
  const { id, lottery, pdf } = purchase;
  const { word, tone } = purchaseWord(purchase);
  const number = String(id).padStart(6, '0');
  return (
    <tr>
      <td data-label={columns.id} className={classes.figures}>
        {pdf === null ? (
          number
        ) : (
          <a href={pdf} target="_blank" rel="noopener" aria-label={words.pdf(purchaseNumber(id))}>
            {number}
          </a>
        )}
      </td>
      <td data-label={columns.play} data-wide>
        <span className={classes.play}>
          <LotteryMark lottery={lottery} size={20} />
          <span className="visually-hidden">{lottery.description}</span>
          <BallRow
            balls={purchase.balls}
            special={purchase.special}
            specialLabel={lottery.specialName}
            multiplier={purchase.multiplier}
            multiplierLabel={lottery.multiplierLabel}
            accent={lottery.accent}
            matched={purchase.hits}
            specialMatched={purchase.specialHit}
            size="xs"
          />
          {purchase.series === 1 && <span className={table.tag}>{words.series}</span>}
        </span>
      </td>
      <td data-label={columns.draw}>
        <DrawDateText date={purchase.date} form="short" />
      </td>
      <td data-label={columns.state}>
        <span className={classes.state} data-tone={tone}>
          {tone === 'done' && <IconCheck size={14} aria-hidden="true" />}
          {tone === 'danger' && <IconAlertTriangle size={14} aria-hidden="true" />}
          {word}
        </span>
      </td>
      <td data-label={columns.paid} className={table.number}>
        <Amount value={purchase.price} />
      </td>
      <td data-label={columns.prize} className={table.number}>
        <Prize purchase={purchase} />
      </td>
    </tr>
  );
}

/** What a play won, which says why. */
function Prize({ purchase: { id, prize, state, lottery } }: { purchase: PlayerPurchase }) {
  if (prize === null) return none;
  const won = prize !== '0';
  const face = won ? (
    <Amount value={prize} currency={lottery.currency} tone="prize" />
  ) : (
    <span className={classes.muted}>{words.noPrize}</span>
  );
  // The price of one that was given back is no matter of its draw.
  if (state !== 'drawn') return face;
  return (
    <WhyPrizeButton of={{ purchaseId: id }} won={won}>
      {face}
    </WhyPrizeButton>
  );
}

/** The newest payments and refunds, and what they come to. */
export function PaymentsBlock({
  payments,
  all,
}: {
  payments: PlayerPage['payments'];
  all?: AllOf | undefined;
}) {
  const { columns } = paid;
  return (
    <Block title={paid.title} count={payments.total} all={payments.total > 0 ? all : undefined} open>
      {payments.total === 0 ? (
        <p className={classes.empty}>{paid.none}</p>
      ) : (
        <>
          <table className={`${table.table} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{columns.at}</th>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.state}</th>
                <th scope="col" className={table.number}>
                  {columns.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {payments.rows.map((payment) => (
                <PaymentRow
                  key={`${payment.at} ${payment.kind} ${payment.purchaseId ?? payment.amount}`}
                  payment={payment}
                />
              ))}
            </tbody>
          </table>
          <p className={classes.sums}>
            <Sum label={paid.captured} value={moneyText(payments.captured)} />
            <Sum label={paid.refunded} value={moneyText(payments.refunded)} />
            {payments.prizes.length > 0 && (
              <Sum
                label={paid.prizes}
                prize
                value={payments.prizes.map(({ amount, currency }) => moneyText(amount, currency)).join(' + ')}
              />
            )}
          </p>
        </>
      )}
    </Block>
  );
}

function PaymentRow({ payment }: { payment: PlayerPayment }) {
  const { columns, states } = paid;
  const back = isRefund(payment);
  const state = !back ? 'captured' : payment.done ? 'refunded' : 'refunding';
  return (
    <tr>
      <td data-label={columns.at} data-wide>
        <InstantText instant={payment.at} />
      </td>
      <td data-label={columns.what}>{paymentWord(payment)}</td>
      <td data-label={columns.state}>
        <span className={classes.state} data-tone={back ? 'plain' : 'done'}>
          {states[state]}
        </span>
      </td>
      <td data-label={columns.amount} className={table.number}>
        {back && '−'}
        <Amount value={payment.amount} />
      </td>
    </tr>
  );
}

function Sum({ label, value, prize = false }: { label: string; value: string; prize?: boolean }) {
  return (
    <span>
      {label} <strong data-prize={prize || undefined}>{value}</strong>
    </span>
  );
}
