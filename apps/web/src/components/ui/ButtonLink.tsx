import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type A = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { ref?: Ref<HTMLAnchorElement> };

function ButtonAnchor(props: ButtonProps & A) {
  return <Button component="a" {...props} />;
}

function TextAnchor(props: AnchorProps & A) {
  return <Anchor {...props} />;
}

/** A link that looks like a button: `<ButtonLink {...paths.lotteries()}>Jugar</ButtonLink>`. */
export const ButtonLink = createLink(ButtonAnchor);

/** A link in running text. */
export const TextLink = createLink(TextAnchor);
