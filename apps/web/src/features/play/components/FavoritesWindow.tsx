import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { toTypedPlay } from '@bolillero/domain/tickets/ticket';
import { favoritesTexts as words } from '@bolillero/texts/favorites';
import { uiTexts } from '@bolillero/texts/ui';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { type PlaySet, playSetsQuery, type SetsOf } from '../../../api/play-sets.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useDeletePlaySet, usePlayAgain, useRenamePlaySet, useSavePlaySet } from '../api/play-sets.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import classes from './FavoritesWindow.module.css';
import { SetNameForm } from './SetNameForm.tsx';

interface FavoritesWindowProps {
  readonly store: TicketStore;
  readonly of: SetsOf;
  readonly onClose: () => void;
}

/** 'Favoritas': sets of plays under their names, each played again with one tap, and the page's full tickets to be saved as one. */
export function FavoritesWindow({ store, of, onClose }: FavoritesWindowProps) {
  const sets = useQuery(playSetsQuery(of));
  const rows = useKeptFocus();
  return (
    <Window title={words.title} onClose={onClose} width={460}>
      <div ref={rows} className={classes.sets}>
        <Loaded
          query={sets}
          waiting={<RowsSkeleton rows={2} />}
          empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
        >
          {(found) => found.map((set) => <Row key={set.id} set={set} onPlayed={onClose} />)}
        </Loaded>
      </div>
      <Save store={store} of={of} />
    </Window>
  );
}

function Row({ set, onPlayed }: { set: PlaySet; onPlayed: () => void }) {
  const [renaming, setRenaming] = useState(false);
  const again = usePlayAgain();
  const rename = useRenamePlaySet();
  const { mutateAsync: remove, isPending: isLeaving } = useDeletePlaySet();
  const { id, name, plays } = set;
  const price = moneyText(set.price);

  const play = () =>
    again.mutate(id, {
      onSuccess: (played) => {
        flashCart();
        showSuccess(words.played(played.plays, dateInWords(played.date, 'short')));
        onPlayed();
      },
    });
  const askToRemove = async () => {
    if (!(await confirm({ title: uiTexts.confirmRemove(1), message: name, danger: true }))) return;
    await remove(id).catch(showError);
  };
  if (renaming) {
    return (
      <article className={classes.set} aria-label={name}>
        <SetNameForm
          initial={name}
          onSubmit={async (next) => {
            await rename.mutateAsync({ id, name: next });
            setRenaming(false);
          }}
          onCancel={() => setRenaming(false)}
        />
      </article>
    );
  }
  return (
    <article className={classes.set} aria-label={name}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <p className={classes.count}>{words.plays(plays)}</p>
      </div>
      <IconButton label={words.rename(name)} onClick={() => setRenaming(true)}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove(name)} disabled={isLeaving} onClick={() => void askToRemove()}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
      <Button
        variant="default"
        size="md"
        className={classes.play}
        aria-label={words.playNamed(name, price)}
        loading={again.isPending}
        onClick={play}
      >
        {words.play(price)}
      </Button>
      <div className={classes.failure}>
        <FormFailure failure={again.error} />
      </div>
    </article>
  );
}

/** 'Guardar estas cartillas': asks for a name. */
function Save({ store, of }: Pick<FavoritesWindowProps, 'store' | 'of'>) {
  const plays = playsOf(useSyncExternalStore(store.subscribe, store.all));
  const save = useSavePlaySet(of);
  const [naming, setNaming] = useState(false);
  if (plays.length === 0) return <p className={classes.hint}>{words.nothingToSave}</p>;
  if (!naming) {
    return (
      <Button variant="default" size="md" fullWidth onClick={() => setNaming(true)}>
        {words.save(plays.length)}
      </Button>
    );
  }
  return (
    <SetNameForm
      initial=""
      onSubmit={async (name) => {
        await save.mutateAsync({ name, plays });
        setNaming(false);
        showSuccess(words.saved(name));
      }}
      onCancel={() => setNaming(false)}
    />
  );
}

/** The plays that the full tickets come to, each once. */
function playsOf(entries: ReturnType<TicketStore['all']>): readonly TypedPlay[] {
  const plays = new Map(
    entries.flatMap(({ key, ticket }) => (key === null ? [] : [[key, toTypedPlay(ticket)] as const])),
  );
  return [...plays.values()];
}
