import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './TitleLink.module.css';

function TitleAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a {...props} className={classes.link} />;
}

/** A card's title that leads to what the card is about. */
export const TitleLink = createLink(TitleAnchor);
