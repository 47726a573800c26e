import { adminPackagesTexts as texts } from '@bolillero/texts/admin-packages';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Package } from '../../api/subscription.ts';
import { Key } from '../../components/keys/Key.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { Button } from '../../components/ui/Button.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { usePackages } from '../../features/admin-packages/api.ts';
import { PackageTable } from '../../features/admin-packages/components/PackageTable.tsx';
import { PackageWindow } from '../../features/admin-packages/components/PackageWindow.tsx';

/** `/admin/paquetes`: what is sold of the subscription. */
export function PackagesPage() {
  const state = useListState(useSearch({ from: '/office/admin/paquetes' }));
  const list = usePackages();
  const [edited, setEdited] = useState<{ readonly pack: Package | null } | null>(null);
  const create = () => setEdited({ pack: null });
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
      <PackageTable state={state} list={list} onEdit={(pack) => setEdited({ pack })} />
      {edited && <PackageWindow pack={edited.pack} all={list.rows ?? []} onClose={() => setEdited(null)} />}
    </>
  );
}
