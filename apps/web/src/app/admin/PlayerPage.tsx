import { adminPlayersTexts, playerName } from '@bolillero/texts/admin-players';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { instantDay } from '../../components/ui/dates.ts';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import table from '../../components/ui/table.module.css';
import tabs from '../../components/ui/tabs.module.css';
import { useMediaQuery } from '../../components/ui/use-media-query.ts';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import type { PlayerPage as ReadPage } from '../../features/admin-players/api/player.ts';
import { usePlayer } from '../../features/admin-players/api/players.ts';
import { PlayerView } from '../../features/admin-players/components/PlayerView.tsx';
import { paths } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';
import classes from './PlayerPage.module.css';
import { type OpenPlayerWindow, PlayerWindows } from './PlayerWindows.tsx';

const words = adminPlayersTexts;

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
  const [open, setOpen] = useState<OpenPlayerWindow | null>(null);
  const { player, subscription } = page;
  const isBetween = useMediaQuery('(min-width: 48.01em) and (max-width: 83.99em)');
  const name = playerName(player);
  const opens = (what: OpenPlayerWindow['what']) => setOpen({ what, id: player.id, name });
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
                onClick={() => opens('edit')}
              >
                {words.edit.title}
              </Button>
              <Button
                variant="default"
                leftSection={<IconKey size={17} aria-hidden="true" />}
                onClick={() => opens('password')}
              >
                {words.password.title}
              </Button>
            </>
          )
        }
      />
      {isBetween && (
        <nav aria-label={words.page.views} className={tabs.tabs}>
          <Link
            {...paths.adminPlayer(player.id)}
            className={tabs.tab}
            aria-current={historial ? undefined : 'page'}
            activeOptions={{ exact: true }}
          >
            {words.page.record}
          </Link>
          <Link
            {...paths.adminPlayer(player.id)}
            search={{ historial: true }}
            className={tabs.tab}
            aria-current={historial ? 'page' : undefined}
          >
            {words.page.history}
          </Link>
        </nav>
      )}
      <PlayerView
        page={page}
        view={historial ? 'history' : 'record'}
        history={(folded) => <RecordHistory entity="customer" id={player.id} folded={folded} />}
        all={{
          purchases: paths.adminTicketsOf(player.id),
          payments: paths.adminPaymentsOf(player.id),
          mails: paths.adminMailOf(player.id),
        }}
        onClose={() => opens('closing')}
      />
      <PlayerWindows open={open} onClose={() => setOpen(null)} />
    </>
  );
}
