import { panelTexts } from '@bolillero/texts/panels';
import { DragDropProvider, PointerSensor, useDraggable } from '@dnd-kit/react';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './FloatingPanel.module.css';
import { firstPlace, keptInside, type Place } from './floating-place.ts';
import { type FloatingPanelProps, PanelTools } from './PanelTools.tsx';

/** Pixels that an arrow moves it by. */
const step = 16;
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/**
 * A window that is dragged by its header, or moved by the arrows from its grip, and stays on the screen. One with a place of its own goes back
 * there with a double click on its header, or with Home.
 */
export default function FloatingWindow(props: FloatingPanelProps) {
  const [place, setPlace] = useState<Place | null>(null);
  // from its corner to where the pointer took hold of it
  const held = useRef<Place>({ x: 0, y: 0 });
  const box = useRef<HTMLElement>(null);
  const inside = (wanted: Place) => keptInside(wanted, sizeOf(box.current), screenSize());

  // biome-ignore lint/correctness/useExhaustiveDependencies: its first place is given once
  useLayoutEffect(() => {
    const anchor = props.beside?.()?.getBoundingClientRect();
    const home = props.home?.();
    setPlace(home ? inside(home) : firstPlace(anchor, sizeOf(box.current), screenSize()));
  }, []);
  const goHome = () => {
    const home = props.home?.();
    if (home) setPlace(inside(home));
  };
  // what it shows grows and shrinks, and so does the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the element only
  useEffect(() => {
    const keep = () => setPlace((before) => before && inside(before));
    const observer = new ResizeObserver(keep);
    if (box.current) observer.observe(box.current);
    addEventListener('resize', keep);
    return () => {
      observer.disconnect();
      removeEventListener('resize', keep);
    };
  }, []);

  return createPortal(
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={[]}
      onDragStart={({ operation: { position } }) => {
        held.current = { x: position.initial.x - (place?.x ?? 0), y: position.initial.y - (place?.y ?? 0) };
      }}
      onDragMove={({ to }) => to && setPlace(inside({ x: to.x - held.current.x, y: to.y - held.current.y }))}
    >
      <MovingWindow
        {...props}
        box={box}
        place={place}
        onMove={({ x, y }) => setPlace((before) => before && inside({ x: before.x + x, y: before.y + y }))}
        onHome={goHome}
      />
    </DragDropProvider>,
    document.body,
  );
}

interface MovingWindowProps extends FloatingPanelProps {
  readonly box: RefObject<HTMLElement | null>;
  /** Null until it is known how large it is: before anything is painted. */
  readonly place: Place | null;
  readonly onMove: (by: Place) => void;
  readonly onHome: () => void;
}

function MovingWindow(props: MovingWindowProps) {
  const { title, tools, onClose, children, box, place, onMove, onHome } = props;
  const id = useId();
  const handle = useRef<HTMLElement>(null);
  const { isDragging } = useDraggable({ id, element: box, handle });
  const doubleClicked = useEffectEvent(({ clientX: x, clientY: y, target }: MouseEvent) => {
    const header = handle.current?.getBoundingClientRect();
    if (header === undefined || (target instanceof Element && target.closest('button'))) return;
    if (x >= header.left && x <= header.right && y >= header.top && y <= header.bottom) onHome();
  });
  // told by its place: what is being dragged has the pointer's events sent elsewhere
  useEffect(() => {
    const listener = (event: MouseEvent) => doubleClicked(event);
    window.addEventListener('dblclick', listener, { capture: true });
    return () => window.removeEventListener('dblclick', listener, { capture: true });
  }, []);
  const onGripKey = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    if (by) onMove(by);
    else onHome();
  };
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      className={classes.window}
      data-dragging={isDragging || undefined}
      style={{ inlineSize: props.width, translate: place ? `${place.x}px ${place.y}px` : undefined }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={classes.head} ref={handle}>
        <button
          type="button"
          className={classes.grip}
          aria-label={panelTexts.move(title)}
          title={props.home ? panelTexts.hintHome : panelTexts.hint}
          onKeyDown={onGripKey}
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <PanelTools tools={tools} onClose={onClose} />
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}

const screenSize = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}
