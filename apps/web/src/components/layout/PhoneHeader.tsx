import { uiTexts } from '@bolillero/texts/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CartLink } from './CartLink.tsx';
import { InFrame } from './frame-places.tsx';
import header from './Header.module.css';
import classes from './PhoneHeader.module.css';

interface PhoneHeaderProps {
  /** The page that this one belongs to. */
  readonly back: LinkOptions;
  /** The page's heading; on phones the page itself shows none. */
  readonly title: ReactNode;
  /** Before the title: a lottery's mark. */
  readonly mark?: ReactNode;
  /** One short line under the title: the draw, and when its sale closes. */
  readonly note?: ReactNode;
  /** At the end of the line; the cart unless something else is given. */
  readonly tools?: ReactNode;
}

/**
 * On phones, in the place of the frame's header: the way back, what the page is about, the cart. Wide screens keep theirs.
 */
export function PhoneHeader({ back, title, mark, note, tools = <CartLink /> }: PhoneHeaderProps) {
  return (
    <InFrame place="header">
      <div className={classes.line}>
        <Link {...back} className={header.iconLink} aria-label={uiTexts.nav.back} title={uiTexts.nav.back}>
          <IconArrowLeft size={22} aria-hidden="true" />
        </Link>
        {mark}
        <div className={classes.words}>
          <h1 className={classes.title}>{title}</h1>
          {note && <div className={classes.note}>{note}</div>}
        </div>
        <div className={header.tools}>{tools}</div>
      </div>
    </InFrame>
  );
}
