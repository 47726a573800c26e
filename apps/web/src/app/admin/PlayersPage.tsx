import { adminPlayersTexts, playerName } from '@bolillero/texts/admin-players';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useListState } from '../../components/table/use-list-state.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import type { PlayersSearch } from '../../features/admin-players/api/list.ts';
import type { ListedPlayer } from '../../features/admin-players/api/player.ts';
import { PlayerList } from '../../features/admin-players/components/PlayerList.tsx';
import { paths } from '../../paths.ts';
import { type OpenPlayerWindow, PlayerWindows } from './PlayerWindows.tsx';

/** `/admin/soporte/costumer`: everybody who registered. */
export function PlayersPage() {
  const search: PlayersSearch = useSearch({ from: '/office/admin/soporte/costumer' });
  const state = useListState(search);
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenPlayerWindow | null>(null);
  const opens = (what: OpenPlayerWindow['what']) => (player: ListedPlayer) =>
    setOpen({ what, id: player.id, name: playerName(player) });
  return (
    <>
      <PageHeader title={adminPlayersTexts.title} />
      <PlayerList
        state={state}
        onOpen={(id) => void navigate(paths.adminPlayer(id))}
        onEdit={opens('edit')}
        onPassword={opens('password')}
        onClose={opens('closing')}
      />
      <PlayerWindows open={open} onClose={() => setOpen(null)} />
    </>
  );
}
