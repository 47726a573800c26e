import { listTexts } from '@bolillero/texts/lists';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NoRowsProps {
  /** How many rows other pages have. */
  readonly total: number;
  readonly onFirstPage: () => void;
  /** What was searched or filtered by; null where nothing was left out. */
  readonly filtered: {
    readonly title: string;
    readonly hint: string;
    readonly onClear: () => void;
    /** "Quitar filtros", unless what is taken away has another name. */
    readonly clear?: string;
  } | null;
  /** Said where there is nothing at all. */
  readonly children: ReactNode;
}

/** Why a page of a list has no row, and what to do: it lies past the end, nothing matches, or there is nothing yet. */
export function NoRows({ total, onFirstPage, filtered, children }: NoRowsProps) {
  if (total > 0)
    return (
      <EmptyState
        title={listTexts.gone}
        action={<Button onClick={onFirstPage}>{listTexts.toFirst}</Button>}
      />
    );
  if (filtered === null) return children;
  const { title, hint, clear = listTexts.clear, onClear } = filtered;
  return <EmptyState title={title} hint={hint} action={<Button onClick={onClear}>{clear}</Button>} />;
}
