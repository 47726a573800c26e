import { playKey, type TypedPlay } from '@bolillero/domain/tickets/play';
import { toTypedPlay } from '@bolillero/domain/tickets/ticket';
import { favoritesTexts as words } from '@bolillero/texts/favorites';
import { uiTexts } from '@bolillero/texts/ui';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { type PlaySet, playSetsQuery, playsOfSetQuery, type SetsOf } from '../../../api/play-sets.ts';
import type { SeriesType } from '../../../api/series.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import { AskLink } from '../../../components/study/AskLink.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
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
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly onClose: () => void;
}

/** 'Favoritas': sets of plays under their names, each played again with one tap, and the page's full tickets to be saved as one. */
export function FavoritesWindow({ store, lottery, series, onClose }: FavoritesWindowProps) {
  const of = { lotteryId: lottery.id, series };
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
          {(found) =>
            found.map((set) => (
              <Row key={set.id} set={set} lottery={lottery} series={series} onPlayed={onClose} />
            ))
          }
        </Loaded>
      </div>
      <Save store={store} of={of} />
    </Window>
  );
}

interface RowProps extends Pick<FavoritesWindowProps, 'lottery' | 'series'> {
  readonly set: PlaySet;
  readonly onPlayed: () => void;
}

function Row({ set, lottery, series, onPlayed }: RowProps) {
  const [open, setOpen] = useState(false);
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
      <IconButton
        label={open ? words.hide(name) : words.show(name)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <IconChevronUp size={18} aria-hidden="true" />
        ) : (
          <IconChevronDown size={18} aria-hidden="true" />
        )}
      </IconButton>
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
      {open && <Plays set={set} lottery={lottery} series={series} />}
      <div className={classes.failure}>
        <FormFailure failure={again.error} />
      </div>
    </article>
  );
}

/** The numbers of a set, each of which can be asked about. */
function Plays({ set, lottery, series }: Omit<RowProps, 'onPlayed'>) {
  const plays = useQuery(playsOfSetQuery(set.id));
  return (
    <div className={classes.plays}>
      <Loaded query={plays} waiting={<RowsSkeleton rows={Math.min(set.plays, 5)} height={44} />}>
        {(found) =>
          found.map((play) => (
            <div key={playKey(play)} className={classes.line}>
              <BallRow
                balls={play.balls}
                special={play.special}
                specialLabel={lottery.specialName}
                accent={lottery.accent}
                size="sm"
                state="chosen"
              />
              <AskLink lottery={lottery} series={series} play={play} />
            </div>
          ))
        }
      </Loaded>
    </div>
  );
}

/** 'Guardar estas cartillas': asks for a name. */
function Save({ store, of }: Pick<FavoritesWindowProps, 'store'> & { of: SetsOf }) {
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
