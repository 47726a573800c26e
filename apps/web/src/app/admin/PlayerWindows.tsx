import { LazyWindow } from '../../components/ui/LazyWindow.tsx';

/** A window over a player: which one, and whose. */
export interface OpenPlayerWindow {
  readonly what: 'edit' | 'password' | 'closing';
  readonly id: number;
  readonly name: string;
}

interface PlayerWindowsProps {
  /** Null: none is open. */
  readonly open: OpenPlayerWindow | null;
  readonly onClose: () => void;
}

/** The windows in which a player is changed, each fetched when it is opened. */
export function PlayerWindows({ open, onClose }: PlayerWindowsProps) {
  if (open === null) return null;
  const { what, id, name } = open;
  if (what === 'edit') return <LazyWindow load={loadEdit} props={{ id, onClose }} onFailed={onClose} />;
  if (what === 'password') {
    return <LazyWindow load={loadPassword} props={{ id, name, onClose }} onFailed={onClose} />;
  }
  return <LazyWindow load={loadClosing} props={{ id, onClose }} onFailed={onClose} />;
}

const loadEdit = async () =>
  (await import('../../features/admin-players/components/PlayerEditWindow.tsx')).PlayerEditWindow;
const loadPassword = async () =>
  (await import('../../features/admin-players/components/PlayerPasswordWindow.tsx')).PlayerPasswordWindow;
const loadClosing = async () =>
  (await import('../../features/admin-players/components/CloseAccountWindow.tsx')).CloseAccountWindow;
