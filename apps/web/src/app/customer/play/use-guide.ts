import { type Tour, useTour } from '../../../components/tour/use-tour.ts';
import type { PlayPage } from '../../../paths.ts';
import { useGuideOffer } from './guide-offer.ts';
import type { GuidedPlay } from './guided-play.ts';

/** The guided tour of a play page, and the offer of it; null once that was answered. */
export interface Guide extends Tour {
  readonly offer: { readonly take: () => void; readonly dismiss: () => void } | null;
}

export function useGuide(page: PlayPage, customerId: number, about: GuidedPlay): Guide {
  const [isOffered, answer] = useGuideOffer(customerId, page);
  const tour = useTour({ load: () => loadSteps(page, about), comesBackTo: guideButton });
  const begin = () => {
    if (isOffered) answer();
    tour.begin();
  };
  const dismiss = () => {
    answer();
    guideButton()?.focus({ preventScroll: true });
  };
  return { begin, loading: tour.loading, offer: isOffered ? { take: begin, dismiss } : null };
}

const loadSteps = (page: PlayPage, about: GuidedPlay) =>
  page === 'mix'
    ? import('../advanced/advanced-tours.ts').then((module) => module.advancedTour(about))
    : import('./play-tours.ts').then((module) => module.normalTour(about));

/** Where the guide is begun otherwise: `?`, the rail of options, or what opens the menu with 'Guía'. */
const guideButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    'main :is([data-tour], [data-option=guide], [data-slip] [aria-haspopup=dialog])',
  );
