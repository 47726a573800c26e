import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import type { PlayerPage } from '../api/player.ts';
import { AccountBlock, MailsBlock, SubscriptionBlock } from './AccountBlocks.tsx';
import type { AllOf } from './Block.tsx';
import { PaymentsBlock, PurchasesBlock } from './MoneyBlocks.tsx';
import { NotesBlock } from './NotesBlock.tsx';
import { DataBlock, LimitsBlock, SessionsBlock } from './PersonBlocks.tsx';
import classes from './Player.module.css';

interface PlayerViewProps {
  readonly page: PlayerPage;
  /** Which of the two views is shown where there is no room for both. */
  readonly view: 'record' | 'history';
  /** What was changed of the player, and by whom. */
  readonly history: (folded: boolean) => ReactNode;
  /** Lists of everything, each filtered to the player. */
  readonly all: {
    readonly purchases?: AllOf | undefined;
    readonly payments?: AllOf | undefined;
    readonly mails?: AllOf | undefined;
  };
  readonly onClose: () => void;
}

/** A player whole. Beside each other who they are, what they bought and what was changed; on a phone one below the other. */
export function PlayerView({ page, view, history, all, onClose }: PlayerViewProps) {
  const isWide = useMediaQuery('(min-width: 84em)');
  const isPhone = useMediaQuery('(max-width: 48em)');
  const { player } = page;
  const closed = player.closedAt !== null;
  const purchases = <PurchasesBlock purchases={page.purchases} all={all.purchases} />;
  const payments = <PaymentsBlock payments={page.payments} all={all.payments} />;
  const data = <DataBlock key={player.revision} player={player} />;
  const subscription = <SubscriptionBlock subscription={page.subscription} />;
  const limits = <LimitsBlock limits={page.limits} />;
  const sessions = <SessionsBlock id={player.id} sessions={page.sessions} />;
  const mails = <MailsBlock mails={page.mails} all={all.mails} />;
  const notes = <NotesBlock id={player.id} notes={page.notes} closed={closed} />;
  const account = closed ? null : <AccountBlock id={player.id} onClose={onClose} />;
  if (isPhone) {
    return (
      <div className={classes.column}>
        {purchases}
        {payments}
        {data}
        {subscription}
        {limits}
        {sessions}
        {mails}
        {notes}
        <div className={classes.history}>{history(true)}</div>
        {account}
      </div>
    );
  }
  const told = <div className={classes.history}>{history(false)}</div>;
  if (!isWide && view === 'history') return told;
  return (
    <div className={classes.columns} data-history={isWide || undefined}>
      <div className={classes.column}>
        {data}
        {limits}
        {sessions}
        {notes}
      </div>
      <div className={classes.column}>
        {purchases}
        {payments}
        <div className={classes.trio}>
          {subscription}
          {mails}
          {account}
        </div>
      </div>
      {isWide && told}
    </div>
  );
}
