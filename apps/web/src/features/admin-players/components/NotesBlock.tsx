import { longestNote } from '@bolillero/domain/accounts/note';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { Button } from '../../../components/ui/Button.tsx';
import { instantDay } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import type { PlayerNote } from '../api/player.ts';
import { useAddNote, useDeleteNote } from '../api/players.ts';
import { Block } from './Block.tsx';
import classes from './Player.module.css';

const words = adminPlayersTexts.notes;

interface NotesBlockProps {
  readonly id: number;
  readonly notes: readonly PlayerNote[];
  /** The account is closed: nothing is written about it any more. */
  readonly closed: boolean;
}

/** What the office wrote down about a player: added, never edited, deleted by who wrote it. */
export function NotesBlock({ id, notes, closed }: NotesBlockProps) {
  const kept = useKeptFocus();
  const adding = useAddNote(id);
  const removal = useDeleteNote(id);
  const form = useForm({
    initial: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? words.missing : null) },
    submit: async ({ text }) => {
      await adding.mutateAsync(text);
      form.reset();
      showSuccess(words.added);
    },
  });
  const remove = async (note: PlayerNote) => {
    const yes = await confirm({
      title: words.confirm,
      message: note.text,
      confirmLabel: words.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(note.id);
      showSuccess(words.removed);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Block title={words.title} count={notes.length}>
      <div ref={kept} className={classes.words}>
        {notes.length === 0 && !closed && <p className={classes.muted}>{words.none}</p>}
        {notes.length > 0 && (
          <ul className={classes.lines}>
            {notes.map((note) => (
              <li key={note.id} className={classes.note}>
                <p className={classes.noteText}>{note.text}</p>
                <p className={classes.noteFoot}>
                  <span className={classes.muted}>{words.by(note.admin, instantDay(note.createdAt))}</span>
                  {note.own && (
                    <Button
                      variant="subtle"
                      color="danger"
                      size="xs"
                      aria-label={words.removeOf(note.text)}
                      loading={removal.isPending && removal.variables === note.id}
                      onClick={() => void remove(note)}
                    >
                      {words.remove}
                    </Button>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
        {!closed && (
          <form {...form.props} className={classes.noteForm}>
            <TextAreaField label={words.field} rows={2} maxLength={longestNote} {...form.field('text')} />
            <FormFailure failure={form.failure} errors={form.errors} />
            <Button type="submit" variant="default" loading={form.submitting} className={classes.wide}>
              {words.add}
            </Button>
          </form>
        )}
      </div>
    </Block>
  );
}
