import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './Button.module.css';
import { ButtonFace, type ButtonLook, buttonLook } from './Button.tsx';
import { classNames } from './class-names.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function ButtonAnchor({
  variant,
  color,
  size,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...rest
}: ButtonLook & Omit<AnchorProps, 'color'>) {
  return (
    <a
      {...rest}
      {...buttonLook({ variant, color, size, fullWidth } as ButtonLook)}
      className={classNames(classes.button, className)}
    >
      <ButtonFace left={leftSection} right={rightSection}>
        {children}
      </ButtonFace>
    </a>
  );
}

function TextAnchor({ className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classNames(classes.anchor, className)}>
      {children}
    </a>
  );
}

/** A link that looks like a button: `<ButtonLink {...paths.lotteries()}>Jugar</ButtonLink>`. */
export const ButtonLink = createLink(ButtonAnchor);

/** A link in running text. */
export const TextLink = createLink(TextAnchor);
