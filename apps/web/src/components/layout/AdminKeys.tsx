import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOfficeUser } from '../../session/admin.ts';
import { keyStore, singleKeys } from '../keys/key-store.ts';
import { plainKey } from '../keys/plain-key.ts';
import { isSaveKey, saveForm } from '../keys/save-key.ts';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import { sectionsFor } from './admin-sections.ts';

/** After G the letter of a section is waited for so long, in milliseconds. */
const goesOnFor = 1500;

interface AdminKeysProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The keys of the back-office: `?` for the sheet that lists them, G and a letter for a section, and those of the page. */
export function AdminKeys({ open, onOpen }: AdminKeysProps) {
  const navigate = useNavigate();
  const administrator = useOfficeUser()?.role === 'administrator';
  const [loadSheet] = useState(() => async () => (await import('./AdminKeySheet.tsx')).AdminKeySheet);
  useEffect(() => {
    let goUntil = 0;
    const sections = sectionsFor(administrator).flatMap((group) => group.sections);
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSaveKey(event)) return saveForm(event);
      const key = plainKey(event);
      if (key === null) return;
      const act = actionOf(key);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    const actionOf = (key: string): (() => void) | null => {
      const goes = performance.now() < goUntil;
      goUntil = 0;
      if (key === '?') return () => onOpen(true);
      if (!singleKeys.get()) return null;
      const section = goes ? sections.find((one) => one.key === key) : undefined;
      if (section !== undefined) return () => void navigate(section.path);
      const ofPage = keyStore.get().findLast((one) => one.key === key);
      if (ofPage !== undefined) return ofPage.run;
      if (key !== 'g') return null;
      return () => {
        goUntil = performance.now() + goesOnFor;
      };
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [administrator, navigate, onOpen]);
  if (!open) return null;
  return (
    <LazyWindow
      load={loadSheet}
      props={{ administrator, onClose: () => onOpen(false) }}
      onFailed={() => onOpen(false)}
    />
  );
}
