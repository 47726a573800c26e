import type { AdminUser } from '@bolillero/contract/entities/account';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { InstantText } from '../../../components/ui/DrawDateText.tsx';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import { paths } from '../../../paths.ts';
import classes from './UserCard.module.css';

interface UserCardProps {
  readonly user: AdminUser;
  /** The signed-in user's own card: nobody deletes themself. */
  readonly own: boolean;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

/** One user of the back-office. */
export function UserCard({ user, own, busy, onRemove }: UserCardProps) {
  const name = `${user.name} ${user.lastname}`;
  return (
    <article className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <h2 className={classes.name}>
          {name}
          {own && <span className={classes.you}>{texts.you}</span>}
        </h2>
        <span className={classes.role} data-role={user.role}>
          {texts.roles[user.role]}
        </span>
      </header>
      <dl className={classes.facts}>
        <dt>{texts.dni}</dt>
        <dd className={classes.figures}>{user.dni}</dd>
        <dt>{texts.email}</dt>
        <dd>
          <EmailText email={user.email} />
        </dd>
        <dt>{texts.secondFactor}</dt>
        <dd>{user.secondFactor ? texts.secondFactorStates.on : texts.secondFactorStates.off}</dd>
        <dt>{texts.createdAt}</dt>
        <dd>
          <InstantText instant={user.createdAt} />
        </dd>
      </dl>
      <div className={classes.buttons}>
        <ButtonLink
          {...paths.adminEditUser(user.id)}
          variant="default"
          size="xs"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          aria-label={texts.editNamed(name)}
        >
          {texts.edit}
        </ButtonLink>
        {!own && (
          <Button
            variant="subtle"
            color="danger"
            size="xs"
            loading={busy}
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            aria-label={texts.removeNamed(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
