import type { SuggestedPartner } from '@bolillero/domain/statistics/pair-map';
import { advancedTexts } from '@bolillero/texts/advanced';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { phone } from '../../../../components/table/phone.ts';
import { Ball } from '../../../../components/ui/Ball.tsx';
import { Button } from '../../../../components/ui/Button.tsx';
import { FloatingPanel } from '../../../../components/ui/FloatingPanel.tsx';
import type { Place } from '../../../../components/ui/floating-place.ts';
import { openDialogs } from '../../../../components/ui/open-dialogs.ts';
import { useMediaQuery } from '../../../../components/ui/use-media-query.ts';
import classes from './PairSuggestion.module.css';

const words = advancedTexts.suggestion;

/** As wide as the column that it stands in at first. */
const width = 252;
/** Between it and what it stands under. */
const gap = 12;
/** So many pairs are shown before 'Ver más'. */
const fewest = 3;

interface PairSuggestionProps {
  /** The ball whose pairs are suggested; null while nothing is. */
  readonly ball: number | null;
  /** Its pairs, the most frequent first, ten at most. */
  readonly pairs: readonly SuggestedPartner[];
  /** What it stands under at first on a wide screen: the panel at the left of the slips. */
  readonly home: () => HTMLElement | null;
  readonly onTake: (partner: number) => void;
  readonly onClose: () => void;
}

/**
 * 'Sugerencias de pares con: 23', in a window that moves, on phones docked where it was put. It comes without taking the focus: it is
 * announced, Alt+S goes to it, and the focus goes back to where it was. Escape closes it, wherever the focus is.
 */
export function PairSuggestion({ ball, pairs, ...rest }: PairSuggestionProps) {
  const shown = ball !== null && pairs.length > 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {shown && words.announce(ball)}
      </p>
      {shown && <Suggestion key={ball} ball={ball} pairs={pairs} {...rest} />}
    </>
  );
}

function Suggestion({ ball, pairs, home, onTake, onClose }: PairSuggestionProps & { readonly ball: number }) {
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isPhone = useMediaQuery(phone);
  const [all, setAll] = useState(false);
  // where the column is folded it would cover a slip: then it waits to be opened
  const [corner, setCorner] = useState<Place | null>(null);
  const measure = useEffectEvent(() => {
    const column = isPhone ? null : home();
    if (column && column.offsetWidth < width) setCorner(under(column));
  });
  useLayoutEffect(() => measure(), []);

  const goTo = useEffectEvent(() => {
    setCorner(null);
    // on the page by then, also where it was waiting
    requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, code, altKey, ctrlKey, metaKey, key } = event;
      if (openDialogs.top() !== undefined || event.defaultPrevented) return;
      if (code === 'KeyS' && altKey && !ctrlKey && !metaKey) {
        event.preventDefault();
        goTo();
      } else if (key === 'Escape' && !(target instanceof Element && target.closest('[popover]'))) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(
    () => () => {
      const before = cameFrom.current;
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [],
  );
  const title = words.title(ball);
  if (corner !== null) {
    return (
      <button
        type="button"
        className={classes.waiting}
        style={{ insetInlineStart: corner.x, insetBlockStart: corner.y }}
        aria-label={title}
        title={title}
        aria-expanded={false}
        onClick={() => setCorner(null)}
      >
        <IconLink size={20} aria-hidden="true" />
      </button>
    );
  }
  const shown = all ? pairs : pairs.slice(0, fewest);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only sees where the focus comes from
    <div
      className={classes.place}
      onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
        const inside = relatedTarget?.closest('[role=dialog]') || currentTarget.contains(relatedTarget);
        if (relatedTarget !== null && !inside) cameFrom.current = relatedTarget;
      }}
    >
      <FloatingPanel title={title} onClose={onClose} width={width} home={() => under(home())} inSight>
        <div className={classes.content}>
          <p className={classes.question}>{words.question}</p>
          <ul ref={list} className={classes.pairs}>
            {shown.map(({ partner, count }, at) => (
              <li key={partner} className={classes.pair}>
                <span className={classes.balls}>
                  <Ball number={ball} size="sm" state="pair" />
                  <Ball number={partner} size="sm" state="pair" />
                </span>
                <span className={classes.together}>{words.together(count)}</span>
                <Button
                  variant={at === 0 ? 'filled' : 'light'}
                  size="xs"
                  className={classes.yes}
                  aria-label={words.yesOf(ball, partner)}
                  onClick={() => onTake(partner)}
                >
                  {words.yes}
                </Button>
              </li>
            ))}
          </ul>
          <p className={classes.foot}>
            {words.shown(shown.length, pairs.length)}
            {pairs.length > fewest && (
              <>
                {' · '}
                <button type="button" className={classes.more} onClick={() => setAll(!all)}>
                  {all ? words.less : words.more}
                </button>
              </>
            )}
            <br />
            {words.honest}
          </p>
        </div>
      </FloatingPanel>
    </div>
  );
}

/** The corner below something, at its left. */
function under(element: HTMLElement | null): Place | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left, y: box.bottom + gap } : null;
}
