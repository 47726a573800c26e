import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { untilClosing } from '@bolillero/texts/closing';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { useNavigate } from '@tanstack/react-router';
import { type DueDraw, type DueTickets, useDueTickets } from '../../../api/dashboard.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { Key } from '../../../components/keys/Key.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords, timeOfInstant } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { paths } from '../../../paths.ts';
import { Block } from './Block.tsx';
import classes from './Today.module.css';

/** Below so many milliseconds a closing is urgent. */
const urgent = 3_600_000;

/** The tickets to be bought, by what closes first, and those that were not bought in time. */
export function ClosingTickets({ onRefundAll }: { onRefundAll: (() => void) | null }) {
  const query = useDueTickets();
  const navigate = useNavigate();
  const { pending = 0, overdue } = query.data ?? {};
  const overdueCount = overdue?.count ?? 0;
  useKeys([
    ...(pending > 0
      ? [{ key: 't', label: texts.start, run: () => void navigate(paths.adminTickets()) }]
      : []),
    ...(overdueCount > 0 ? [{ key: 'v', label: texts.see, run: () => void navigate(overdueList) }] : []),
  ]);
  return (
    <Block
      title={
        <>
          {texts.pending} {pending > 0 && <span className={classes.tag}>{pending}</span>}
        </>
      }
      action={
        pending > 0 && (
          <ButtonLink {...paths.adminTickets()} size="sm" rightSection={<Key>T</Key>}>
            {texts.start}
          </ButtonLink>
        )
      }
      query={query}
      height={210}
    >
      {(tickets) => (
        <div className={classes.card}>
          {tickets.overdue.count > 0 && <Overdue overdue={tickets.overdue} onRefundAll={onRefundAll} />}
          {tickets.draws.map((draw) => (
            <Draw key={`${draw.lottery.id} ${draw.date}`} draw={draw} />
          ))}
          {tickets.draws.length === 0 && <NothingPending tickets={tickets} />}
        </div>
      )}
    </Block>
  );
}

const overdueList = { ...paths.adminTickets(), search: { part: 'overdue' as const } };

interface OverdueProps {
  readonly overdue: DueTickets['overdue'];
  readonly onRefundAll: (() => void) | null;
}

function Overdue({ overdue: { count, amount }, onRefundAll }: OverdueProps) {
  return (
    <div className={classes.overdue}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div className={classes.grow}>
        <p className={classes.line}>
          <strong>{texts.overdue(count)}</strong> · {texts.toRefund(moneyText(amount))}
        </p>
        <p className={classes.hint}>{texts.overdueHint}</p>
      </div>
      <ButtonLink {...overdueList} variant="default" size="sm" rightSection={<Key>V</Key>}>
        {texts.see}
      </ButtonLink>
      {onRefundAll && (
        <Button variant="default" color="danger" size="sm" onClick={onRefundAll}>
          {texts.refundAll}
        </Button>
      )}
    </div>
  );
}

function Draw({ draw }: { draw: DueDraw }) {
  const { lottery, date, closesAt, total, sold } = draw;
  const { timeZone } = useSettings();
  const left = Date.parse(closesAt) - serverNow();
  const to = {
    ...paths.adminTickets(),
    search: { lottery: lottery.id, dates: 'between' as const, from: date, to: date },
  };
  return (
    <div className={classes.draw}>
      <span className={classes.lottery}>
        <LotteryMark lottery={lottery} size={24} />
        <span className={classes.name} title={lottery.description}>
          {lottery.description}
        </span>
      </span>
      <span className={classes.drawDate}>{dateInWords(date, 'short')}</span>
      <span className={classes.closing} data-urgent={left < urgent || undefined}>
        {left < urgent && <IconClockExclamation size={16} aria-hidden="true" />}
        <strong>{untilClosing(left)}</strong> · {timeOfInstant(closesAt, timeZone)}
      </span>
      <span className={classes.done}>
        <meter className={classes.meter} min={0} max={total} value={sold} aria-hidden="true" />
        <span>
          {texts.done(sold, total)} <span className={classes.withPdf}>{texts.withPdf}</span>
        </span>
      </span>
      <ButtonLink
        {...to}
        size="sm"
        variant="light"
        aria-label={texts.uploadOf(total - sold, lottery.description, dateInWords(date, 'short'))}
      >
        {texts.upload(total - sold)}
      </ButtonLink>
    </div>
  );
}

function NothingPending({ tickets: { overdue, nextClose: next } }: { tickets: DueTickets }) {
  const close =
    next && texts.nextClose(next.lottery.description, untilClosing(Date.parse(next.closesAt) - serverNow()));
  return (
    <p className={classes.nothing}>
      {overdue.count === 0 && texts.nothingPending} {close}
    </p>
  );
}
