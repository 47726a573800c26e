import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './Button.module.css';
import { classNames } from './class-names.ts';
import { Loader } from './Loader.tsx';

export interface ButtonLook {
  /** `filled` for the one act of a place, `default` beside it, `light` and `subtle` for lesser ones. */
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle' | 'outline';
  /** `danger` for what cannot be undone. */
  readonly color?: 'felt' | 'danger';
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly fullWidth?: boolean;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** Shows that its work is under way, and takes no further press. */
  readonly loading?: boolean;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a button and a link that looks like one have in common. */
export function buttonLook({ variant = 'filled', color = 'felt', size = 'sm', fullWidth }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
}

export function Button({
  variant,
  color,
  size,
  fullWidth,
  leftSection,
  rightSection,
  loading = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonLook({ variant, color, size, fullWidth } as ButtonLook)}
      className={classNames(classes.button, className)}
      disabled={disabled}
      aria-busy={loading || undefined}
      // kept in the order of the keyboard while it works: only its press does nothing
      {...(loading && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      <ButtonFace left={leftSection} right={rightSection}>
        {children}
      </ButtonFace>
      {loading && (
        <span className={classes.loader}>
          <Loader />
        </span>
      )}
    </button>
  );
}

export function ButtonFace({
  left,
  right,
  children,
}: {
  left?: ReactNode;
  right?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <span className={classes.face}>
      {left}
      {children}
      {right}
    </span>
  );
}
