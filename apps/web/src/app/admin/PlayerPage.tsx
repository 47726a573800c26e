import { adminPlayersTexts, playerName } from '@bolillero/texts/admin-players';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { instantDay } from '../../components/ui/dates.ts';
import { LazyWindow } from '../../components/ui/LazyWindow.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import table from '../../components/ui/table.module.css';
import type { PlayerPage as ReadPage } from '../../features/admin-players/api/player.ts';
import { usePlayer } from '../../features/admin-players/api/players.ts';
import { PlayerView } from '../../features/admin-players/components/PlayerView.tsx';
import { paths } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';
import classes from './PlayerPage.module.css';

const words = adminPlayersTexts;

type Open = 'edit' | 'password' | 'closing';

/** `/admin/soporte/costumer/{id}`: a player whole. */
export function PlayerPage() {
  const { id: typed } = useParams({ from: '/office/admin/soporte/costumer/$id' });
  const id = Number(typed);
  return Number.isSafeInteger(id) && id > 0 ? <KnownPlayer key={id} id={id} /> : <NotFoundMessage />;
}

function KnownPlayer({ id }: { id: number }) {
  const page = usePlayer(id);
  return (
    <Loaded query={page} waiting={<RowsSkeleton rows={6} height={72} />}>
      {(read) => <ShownPlayer page={read} />}
    </Loaded>
  );
}

function ShownPlayer({ page }: { page: ReadPage }) {
  const { historial = false } = useSearch({ from: '/office/admin/soporte/costumer/$id' });
  const [open, setOpen] = useState<Open | null>(null);
  const { player, subscription } = page;
  const name = playerName(player);
  const close = () => setOpen(null);
  return (
    <>
      <p className={classes.crumbs}>
        <TextLink {...paths.adminPlayers()}>{words.page.crumb}</TextLink> › {player.id}
      </p>
      <PageHeader
        title={name}
        subtitle={
          <span className={classes.tags}>
            <span className={table.tag}>{words.types[player.type]}</span>
            {player.closedAt !== null && (
              <span className={table.tag} data-tone="danger">
                {words.page.closedOn(instantDay(player.closedAt))}
              </span>
            )}
            {subscription?.active && (
              <span className={table.tag}>{words.page.subscribed(instantDay(subscription.endsAt))}</span>
            )}
          </span>
        }
        actions={
          player.closedAt === null && (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={17} aria-hidden="true" />}
                onClick={() => setOpen('edit')}
              >
                {words.edit.title}
              </Button>
              <Button
                variant="default"
                leftSection={<IconKey size={17} aria-hidden="true" />}
                onClick={() => setOpen('password')}
              >
                {words.password.title}
              </Button>
            </>
          )
        }
      />
      <PlayerView
        page={page}
        view={historial ? 'history' : 'record'}
        all={{}}
        onClose={() => setOpen('closing')}
      />
      {open === 'edit' && (
        <LazyWindow load={loadEdit} props={{ id: player.id, onClose: close }} onFailed={close} />
      )}
      {open === 'password' && (
        <LazyWindow load={loadPassword} props={{ id: player.id, name, onClose: close }} onFailed={close} />
      )}
      {open === 'closing' && (
        <LazyWindow load={loadClosing} props={{ id: player.id, onClose: close }} onFailed={close} />
      )}
    </>
  );
}

const loadEdit = async () =>
  (await import('../../features/admin-players/components/PlayerEditWindow.tsx')).PlayerEditWindow;
const loadPassword = async () =>
  (await import('../../features/admin-players/components/PlayerPasswordWindow.tsx')).PlayerPasswordWindow;
const loadClosing = async () =>
  (await import('../../features/admin-players/components/CloseAccountWindow.tsx')).CloseAccountWindow;
