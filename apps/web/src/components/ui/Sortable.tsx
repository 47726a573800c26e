import { movedTo } from '@bolillero/domain/faq/order';
import { officeKitTexts } from '@bolillero/texts/office-kit';
import { DragDropProvider, type DragEndEvent, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import classes from './Sortable.module.css';

const words = officeKitTexts.sortable;

interface Sorted {
  readonly id: number;
  readonly title: string;
}

interface SortableProps {
  readonly items: readonly Sorted[];
  /** Puts one in another place, counted from 1. */
  readonly onMove: (id: number, place: number) => void;
  readonly children: ReactNode;
}

interface Order {
  readonly items: readonly Sorted[];
  /** Puts a row so many places down; false where there are not so many. */
  readonly moveBy: (id: number, step: number) => boolean;
}

const OrderContext = createContext<Order>({ items: [], moveBy: () => false });

/**
 * Rows that people put in order: dragged by their handle, or with Alt and the arrows anywhere in the row. Where a row came to
 * stand is said aloud, and can be taken back. The rows are `useSortableRow`'s.
 */
export function Sortable({ items, onMove, children }: SortableProps) {
  const [last, setLast] = useState<{ id: number; from: number } | null>(null);
  // keys come faster than what they did is drawn
  const order = useRef(items);
  useLayoutEffect(() => {
    order.current = items;
  }, [items]);
  const placeOf = (id: number) => order.current.findIndex((item) => item.id === id) + 1;

  const move = (id: number, place: number): boolean => {
    const from = placeOf(id);
    const item = order.current[from - 1];
    if (item === undefined || place < 1 || place > order.current.length || place === from) return false;
    order.current = movedTo(order.current, item, place);
    // several steps of one row are one move
    setLast((before) => (before?.id === id ? before : { id, from }));
    onMove(id, place);
    return true;
  };
  const takeBack = () => {
    if (last === null) return;
    move(last.id, last.from);
    setLast(null);
  };
  const onDragEnd = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (!canceled && isSortable(source)) move(Number(source.id), source.index + 1);
  };
  const moved = items.find(({ id }) => id === last?.id);
  return (
    <OrderContext value={{ items, moveBy: (id, step) => move(id, placeOf(id) + step) }}>
      {/* the keyboard moves rows with its own keys */}
      <DragDropProvider sensors={[PointerSensor]} onDragEnd={onDragEnd}>
        {children}
      </DragDropProvider>
      <div className={classes.said}>
        <p role="status">{moved && words.place(moved.title, items.indexOf(moved) + 1, items.length)}</p>
        {moved && (
          <Button size="xs" variant="subtle" onClick={takeBack}>
            {words.undo}
          </Button>
        )}
      </div>
    </OrderContext>
  );
}

/** One row of a `Sortable`: what its element carries, and the handle that stands in it. */
export function useSortableRow(id: number) {
  const { items, moveBy } = useContext(OrderContext);
  const index = items.findIndex((item) => item.id === id);
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const held = useRef<HTMLElement>(null);

  // a row that moves in the page loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    held.current?.focus();
    held.current = null;
  }, [index]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const onHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
    if (!(event.altKey || onHandle) || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (moveBy(id, step)) held.current = event.target as HTMLElement;
  };
  return {
    row: {
      ref,
      onKeyDown,
      'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
      'data-dragging': isDragging || undefined,
    },
    handle: (
      <button
        type="button"
        ref={handleRef}
        data-handle
        className={classes.handle}
        aria-label={words.move(items[index]?.title ?? '')}
        title={words.hint}
      >
        <IconGripVertical size={18} aria-hidden="true" />
      </button>
    ),
  };
}
