import { adminPackagesTexts as texts } from '@bolillero/texts/admin-packages';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { CSSProperties } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import type { ListPage } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useRemovePackage } from '../api.ts';
import { rgbOf } from '../colour.ts';
import classes from './Packages.module.css';

const heads = texts.columns;

const columns: readonly ListColumn<Package>[] = [
  { id: 'months', heading: heads.months, numeric: true, names: true, cell: ({ months }) => months },
  { id: 'price', heading: heads.price, numeric: true, cell: ({ price }) => <Amount value={price} /> },
  { id: 'total', heading: heads.total, numeric: true, cell: ({ total }) => <Amount value={total} /> },
  { id: 'saving', heading: heads.saving, numeric: true, cell: ({ saving }) => texts.saving(saving) },
  {
    id: 'colour',
    heading: heads.colour,
    goes: 1,
    cell: ({ colour }) => (
      <>
        <span className={classes.swatch} style={{ '--swatch': colour } as CSSProperties} />{' '}
        {rgbOf(colour).join(', ')}
      </>
    ),
  },
];

interface PackageTableProps {
  readonly state: ListState<ListSearch>;
  readonly list: ListPage<Package>;
  readonly onEdit: (pack: Package) => void;
}

/** The packages, the shortest first, as everybody reads them. */
export function PackageTable({ state, list, onEdit }: PackageTableProps) {
  const removal = useRemovePackage();
  const nameOf = ({ months }: Package) => texts.nameOf(months);
  const remove = async ({ id }: Package) => {
    const yes = await confirm({
      title: texts.confirmRemove,
      message: texts.confirmRemoveHint,
      confirmLabel: texts.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(id);
      showSuccess(texts.removed);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ListTable<ListSearch, Package>
      name="packages"
      label={texts.title}
      state={state}
      list={list}
      columns={columns}
      filters={{}}
      keyOf={({ id }) => id}
      onOpen={onEdit}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      actions={{
        nameOf,
        main: (pack) => (
          <>
            <IconButton label={texts.editOf(nameOf(pack))} onClick={() => onEdit(pack)}>
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.removeOf(nameOf(pack))} onClick={() => void remove(pack)}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </>
        ),
      }}
    />
  );
}
