import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: read aloud, and shown when pointed at. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with an icon alone, 40 by 40. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${classes.button} ${className ?? ''}`}
      {...rest}
    >
      {children}
    </button>
  );
}
