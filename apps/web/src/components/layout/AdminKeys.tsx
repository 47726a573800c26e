import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOfficeUser } from '../../session/admin.ts';
import { useKeyListener } from '../keys/use-key-listener.ts';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import { sectionsFor } from './admin-sections.ts';

interface AdminKeysProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The keys of the back-office: `?` for the sheet that lists them, G and a letter for a section, and those of the page. */
export function AdminKeys({ open, onOpen }: AdminKeysProps) {
  const navigate = useNavigate();
  const administrator = useOfficeUser()?.role === 'administrator';
  const [loadSheet] = useState(() => async () => (await import('./AdminKeySheet.tsx')).AdminKeySheet);
  useKeyListener({
    onSheet: () => onOpen(true),
    onSection: (letter) => {
      const section = sectionsFor(administrator)
        .flatMap(({ sections }) => sections)
        .find(({ key }) => key === letter);
      if (section !== undefined) void navigate(section.path);
      return section !== undefined;
    },
  });
  if (!open) return null;
  return (
    <LazyWindow
      load={loadSheet}
      props={{ administrator, onClose: () => onOpen(false) }}
      onFailed={() => onOpen(false)}
    />
  );
}
