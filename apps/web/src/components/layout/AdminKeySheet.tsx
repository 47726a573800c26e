import { adminKeysTexts as texts } from '@bolillero/texts/admin-keys';
import { useSyncExternalStore } from 'react';
import { keyStore, singleKeys } from '../keys/key-store.ts';
import { SwitchField } from '../ui/SwitchField.tsx';
import { Window } from '../ui/Window.tsx';
import classes from './AdminKeySheet.module.css';
import { sectionsFor } from './admin-sections.ts';

interface AdminKeySheetProps {
  readonly administrator: boolean;
  readonly onClose: () => void;
}

/** The sheet of keys: those of the page, those of everywhere, and the switch for those of one letter. */
export function AdminKeySheet({ administrator, onClose }: AdminKeySheetProps) {
  const ofPage = useSyncExternalStore(keyStore.subscribe, keyStore.get);
  const single = useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
  const sections = sectionsFor(administrator).flatMap((group) => group.sections);
  return (
    <Window title={texts.title} width={560} onClose={onClose}>
      <div className={classes.sheet}>
        {ofPage.length > 0 && (
          <Keys
            title={texts.here}
            keys={ofPage.map(({ key, label }) => [key.toUpperCase(), label] as const)}
          />
        )}
        <Keys
          title={texts.everywhere}
          keys={[
            ['?', texts.sheet],
            ['Ctrl + Enter', texts.save],
            ['Esc', texts.close],
          ]}
        />
        <Keys title={texts.go} keys={sections.map(({ key, label }) => [key.toUpperCase(), label] as const)} />
        <SwitchField
          label={texts.single}
          description={texts.singleHint}
          checked={single}
          onChange={(event) => singleKeys.set(event.currentTarget.checked)}
        />
      </div>
    </Window>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={classes.line}>
            <dt>
              <kbd className={classes.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
