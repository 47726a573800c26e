import type { OptionalMailKind } from '@bolillero/contract/mail-kinds';
import { mailKindTexts } from '@bolillero/texts/mail-frame';
import { profileTexts } from '@bolillero/texts/profile';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useMailChoices, useSaveMailChoices } from '../api/profile.ts';
import classes from './Personal.module.css';

const words = profileTexts.mail;

/** Which of the mails that are not required somebody wants. Saved at once. */
export function MailChoices() {
  const query = useMailChoices();
  const save = useSaveMailChoices();
  // what is being saved counts already: the next switch adds to it
  const unwanted = save.isPending
    ? save.variables
    : (query.data ?? []).filter(({ wanted }) => !wanted).map(({ kind }) => kind);
  const set = (kind: OptionalMailKind, wanted: boolean) => {
    const others = unwanted.filter((one) => one !== kind);
    save.mutate(wanted ? others : [...others, kind], {
      onSuccess: () => showSuccess(words.saved),
      onError: (failure) => showError(failure),
    });
  };
  return (
    <section className={classes.part} aria-labelledby="mail">
      <h2 id="mail" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={3} height={32} />}>
        {(choices) =>
          choices.map(({ kind }) => (
            <SwitchField
              key={kind}
              label={mailKindTexts[kind]}
              checked={!unwanted.includes(kind)}
              onChange={(change) => set(kind, change.currentTarget.checked)}
            />
          ))
        }
      </Loaded>
    </section>
  );
}
