import { adminMailTexts } from '@bolillero/texts/admin-mail';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { instantDay } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import type { PlayerPage } from '../api/player.ts';
import { useHandOut } from '../api/players.ts';
import { type AllOf, Block } from './Block.tsx';
import classes from './Player.module.css';

const { subscription: words, mails: mailWords, account } = adminPlayersTexts;

export function SubscriptionBlock({ subscription }: { subscription: PlayerPage['subscription'] }) {
  return (
    <Block title={words.title}>
      <div className={classes.words}>
        {subscription === null ? (
          <p className={classes.muted}>{words.none}</p>
        ) : (
          <>
            {subscription.months !== null && subscription.monthlyPrice !== null && (
              <p>{words.months(subscription.months, moneyText(subscription.monthlyPrice))}</p>
            )}
            <p className={classes.muted}>
              {(subscription.active ? words.ends : words.ended)(instantDay(subscription.endsAt))}
            </p>
          </>
        )}
      </div>
    </Block>
  );
}

/** What the player was written, what fails first said. */
export function MailsBlock({ mails, all }: { mails: PlayerPage['mails']; all?: AllOf | undefined }) {
  return (
    <Block title={mailWords.title} count={mails.total} all={mails.total > 0 ? all : undefined}>
      <div className={classes.words}>
        {mails.failing > 0 && (
          <p className={classes.failing}>
            <IconMailExclamation size={16} aria-hidden="true" /> {mailWords.failing(mails.failing)}
          </p>
        )}
        {mails.total === 0 && <p className={classes.muted}>{mailWords.none}</p>}
        {mails.total > 0 && (
          <ul className={classes.lines}>
            {mails.rows.map((mail) => (
              <li key={mail.id}>
                {mail.subject}{' '}
                <span className={classes.muted}>
                  {instantDay(mail.createdAt)}
                  {mail.failing && ` · ${adminMailTexts.states[mail.state]}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  );
}

/** What is done with the account as a whole, on the player's request. */
export function AccountBlock({ id, onClose }: { id: number; onClose: () => void }) {
  const handing = useHandOut(id);
  const handOut = async () => {
    const yes = await confirm({
      title: account.handOutTitle,
      message: account.handOutHint,
      confirmLabel: account.handOutYes,
    });
    if (!yes) return;
    try {
      await handing.mutateAsync();
      showSuccess(account.handedOut);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Block title={account.title}>
      <div className={classes.words}>
        <Button
          variant="default"
          size="xs"
          loading={handing.isPending}
          leftSection={<IconFileDownload size={17} aria-hidden="true" />}
          onClick={() => void handOut()}
        >
          {account.handOut}
        </Button>
        <Button
          variant="outline"
          size="xs"
          color="danger"
          leftSection={<IconUserX size={17} aria-hidden="true" />}
          onClick={onClose}
        >
          {account.close}
        </Button>
      </div>
    </Block>
  );
}
