import { useEffect, useState } from 'react';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for, as it stands in the address. */
  readonly q: string | undefined;
  readonly onSearch: (q: string | undefined) => void;
  readonly className?: string | undefined;
}

/** Typing searches by itself after this pause. */
const pauseMs = 350;

/** A box that searches a list while one types; it follows the address where that changes by itself. */
export function SearchField({ label, placeholder, q, onSearch, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (typed.trim() !== (q ?? '')) setTyped(q ?? '');
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === (q ?? '')) return;
    const timer = setTimeout(() => onSearch(wanted === '' ? undefined : wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={100}
      className={className}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
