import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefCallback,
  type SetStateAction,
  useContext,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** What a page may fill in its own way: the header on phones, and the foot of the screen. */
type FramePlace = 'header' | 'foot';

type Elements = Readonly<Record<FramePlace, HTMLElement | null>>;

interface Places {
  readonly elements: Elements;
  readonly set: Dispatch<SetStateAction<Elements>>;
}

const PlacesContext = createContext<Places | null>(null);

/** Of a frame: the pages in it find its places. */
export function FramePlaces({ children }: { children: ReactNode }) {
  const [elements, set] = useState<Elements>({ header: null, foot: null });
  const places = useMemo(() => ({ elements, set }), [elements]);
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** The element of a place, to be told to the frame as the `ref` of what stands there. */
export function useFramePlace(place: FramePlace): RefCallback<HTMLElement> {
  const set = useContext(PlacesContext)?.set;
  return useMemo(() => (element) => set?.((known) => ({ ...known, [place]: element })), [set, place]);
}

/** Shows something in a place of the frame while it is rendered; outside a frame, where it stands. */
export function InFrame({ place, children }: { place: FramePlace; children: ReactNode }) {
  const places = useContext(PlacesContext);
  if (places === null) return children;
  const element = places.elements[place];
  return element && createPortal(children, element);
}

/**
 * The foot of the screen as a page has it: it takes the place of the sections' bar, stays in sight, and what is announced
 * stands above it. With large text, and on a phone on its side, it is the end of the page instead.
 */
export function FrameFoot({ children }: { children: ReactNode }) {
  return <InFrame place="foot">{children}</InFrame>;
}
