import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';

interface NoTicketsProps {
  /** How many there are on other pages. */
  readonly total: number;
  readonly filter: { readonly q?: string | undefined; readonly lottery?: number | undefined };
  /** What to say where nothing was filtered out. */
  readonly words: { readonly title: string; readonly hint: string };
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** A list without rows: why, and what to do. */
export function NoTickets({ total, filter, words, onPage, onClear }: NoTicketsProps) {
  if (total > 0) {
    return (
      <EmptyState
        title={texts.emptyPage}
        action={<Button onClick={() => onPage(1)}>{texts.firstPage}</Button>}
      />
    );
  }
  if (filter.q !== undefined || filter.lottery !== undefined) {
    return (
      <EmptyState
        title={texts.emptyFiltered}
        hint={texts.emptyFilteredHint}
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      />
    );
  }
  return <EmptyState {...words} />;
}
