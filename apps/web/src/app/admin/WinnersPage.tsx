import { adminWinnersTexts as texts } from '@bolillero/texts/admin-winners';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Key } from '../../components/keys/Key.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { Button } from '../../components/ui/Button.tsx';
import { LazyWindow } from '../../components/ui/LazyWindow.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import type { Winner } from '../../features/admin-winners/api.ts';
import { type WinnersSearch, WinnerTable } from '../../features/admin-winners/components/WinnerTable.tsx';

const loadWindow = async () =>
  (await import('../../features/admin-winners/components/WinnerWindow.tsx')).WinnerWindow;

/** `/admin/winners`: winners' stories, which the public reads with their permission. */
export function WinnersPage() {
  const search: WinnersSearch = useSearch({ from: '/office/admin/winners' });
  const state = useListState(search);
  const [edited, setEdited] = useState<{ readonly winner: Winner | null } | null>(null);
  const create = () => setEdited({ winner: null });
  useKeys([{ key: 'n', label: texts.add, run: create }]);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            rightSection={<Key>N</Key>}
            onClick={create}
          >
            {texts.add}
          </Button>
        }
      />
      <WinnerTable state={state} onEdit={(winner) => setEdited({ winner })} />
      {edited && (
        <LazyWindow
          load={loadWindow}
          props={{ winner: edited.winner, onClose: () => setEdited(null) }}
          onFailed={() => setEdited(null)}
        />
      )}
    </>
  );
}
