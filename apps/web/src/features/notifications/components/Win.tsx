import { freePlayText } from '@bolillero/texts/draws';
import { hitsText } from '@bolillero/texts/hits';
import { profileTexts } from '@bolillero/texts/profile';
import { collectSharesSteps, collectSteps, winTexts as words } from '@bolillero/texts/wins';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { Amount } from '../../../components/ui/Amount.tsx';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { paths } from '../../../paths.ts';
import type { Notification } from '../api.ts';
import { HitNumbers } from './HitNumbers.tsx';
import { isWonMoney } from './notification-words.ts';
import classes from './Win.module.css';

interface WinProps {
  readonly notification: Notification;
}

/** What was won with which numbers, how a multiplier made it, how it is collected, and where all of it is found. */
export function Win({ notification }: WinProps) {
  const isFree = notification.amount === freePlayText;
  return (
    <>
      <Told notification={notification} isFree={isFree} />
      {notification.sum && <Sum notification={notification} sum={notification.sum} />}
      {isFree ? (
        <p className={classes.text}>{words.freeHint}</p>
      ) : (
        <Collect
          steps={
            notification.groupGameId === null ? collectSteps(notification.howToCollect) : collectSharesSteps
          }
          purchaseId={notification.purchaseId}
        />
      )}
      <Ways notification={notification} isFree={isFree} />
    </>
  );
}

function Told({ notification, isFree }: WinProps & { isFree: boolean }) {
  const { lottery, drawDate, matched, matchedSpecial, amount, currency, groupGameId } = notification;
  const isKnown = isWonMoney(notification);
  return (
    <section
      className={classes.told}
      data-won={isKnown || undefined}
      aria-label={groupGameId === null ? profileTexts.notifications.yourNumbers : words.prize}
    >
      {lottery && drawDate !== null && (
        <p className={classes.draw}>
          <LotteryMark lottery={lottery} size={24} />
          <span>
            {lottery.description} · <DrawDateText date={drawDate} form="short" />
          </span>
        </p>
      )}
      {isKnown ? (
        <p className={classes.amount}>
          <span>{words.won}</span>
          <Amount value={amount} currency={currency} tone="prize" size="xl" />
        </p>
      ) : (
        <p className={classes.unknown}>{isFree ? words.free : words.unknown}</p>
      )}
      {groupGameId === null ? (
        <>
          <HitNumbers notification={notification} />
          <p className={classes.hits}>
            {hitsText(matched.length, matchedSpecial === null ? null : (lottery?.specialName ?? ''))}
          </p>
        </>
      ) : (
        <p className={classes.text}>{words.sharesOf}</p>
      )}
      {!isKnown && !isFree && <p className={classes.text}>{words.unknownHint}</p>}
    </section>
  );
}

/** Premio × POWER PLAY = Tu premio; a fixed prize is no product, and says so. */
function Sum({ notification, sum }: WinProps & { sum: NonNullable<Notification['sum']> }) {
  const { lottery, currency, amount } = notification;
  const label = lottery?.multiplierLabel ?? '';
  return (
    <dl className={classes.sum}>
      <div>
        <dt>{words.base}</dt>
        <dd>
          <Amount value={sum.base} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{sum.factor === null ? words.fixedWith(label) : label}</dt>
        <dd>
          {sum.factor === null ? <Amount value={amount} currency={currency} /> : words.times(sum.factor)}
        </dd>
      </div>
      <div className={classes.total}>
        <dt>{words.prize}</dt>
        <dd>
          <Amount value={amount} currency={currency} tone="prize" />
        </dd>
      </div>
    </dl>
  );
}

function Collect({ steps, purchaseId }: { steps: readonly string[]; purchaseId: number | null }) {
  return (
    <section className={classes.collect}>
      <h3>{words.collect}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink {...paths.support(purchaseId ?? undefined)} variant="default" fullWidth>
        {words.support}
      </ButtonLink>
    </section>
  );
}

function Ways({ notification, isFree }: WinProps & { isFree: boolean }) {
  const { lottery, drawDate, series, purchaseId, groupGameId, pdf } = notification;
  return (
    <nav className={classes.ways} aria-label={words.links}>
      {purchaseId !== null && <WhyPrizeButton of={{ purchaseId }} won />}
      {isFree && lottery && <TextLink {...paths.cart(lottery.id, lottery.name)}>{words.cart}</TextLink>}
      {lottery && drawDate !== null && (
        <TextLink {...paths.drawResult(lottery.id, lottery.name, drawDate, series)}>
          <IconClipboardList size={18} aria-hidden="true" />
          {words.result}
        </TextLink>
      )}
      {purchaseId !== null && (
        <TextLink {...paths.purchase(purchaseId)}>
          <IconReceipt size={18} aria-hidden="true" />
          {words.purchase}
        </TextLink>
      )}
      {groupGameId !== null && (
        <TextLink {...paths.groupGame(groupGameId)}>
          <IconUsersGroup size={18} aria-hidden="true" />
          {words.group}
        </TextLink>
      )}
      {pdf !== null && (
        <a href={pdf} target="_blank" rel="noopener">
          <IconFileTypePdf size={18} aria-hidden="true" />
          {words.pdf}
        </a>
      )}
    </nav>
  );
}
