import { routes } from '../../paths.ts';
import { safeNext } from '../../session/next.ts';

/** What somebody wanted who was sent to the sign-in, as far as the address tells that they go on to. */
export type EntrancePurpose =
  | { readonly kind: 'play' | 'random' | 'lottery'; readonly id: number; readonly name: string | null }
  | { readonly kind: 'any-play' | 'cart' | 'profile' | 'purchase' | 'notifications' | 'subscribe' }
  | { readonly kind: 'results' | 'analysis' | 'forecasts' };

/** Null where there is nothing to say: no address, one of another site, or a page that asks for no reason. */
export function purposeOf(next: string | undefined): EntrancePurpose | null {
  const { pathname, searchParams } = new URL(safeNext(next, routes.home), 'http://here.invalid');
  const [page, id = '', name = '', ...rest] = pathname.slice(1).split('/');
  const lottery = { id: wholeNumber(id), name };
  switch (`/${page}`) {
    case '/loteria':
      if (lottery.id === null) return null;
      if (rest[0] === 'detail') return { kind: 'analysis' };
      return { kind: rest.length > 0 ? 'play' : 'lottery', id: lottery.id, name };
    case routes.lotteries: {
      const random = wholeNumber(searchParams.get('azar') ?? '');
      return random === null ? null : { kind: 'random', id: random, name: null };
    }
    case routes.playMenu:
      return { kind: 'any-play' };
    case '/checkout':
      return { kind: 'cart' };
    case routes.profile:
      if (searchParams.has('suscription')) return { kind: 'subscribe' };
      if (searchParams.has('notification')) return { kind: 'notifications' };
      return { kind: searchParams.has('compra') ? 'purchase' : 'profile' };
    case routes.studyResults:
      return { kind: 'results' };
    case routes.analyses:
      return { kind: 'analysis' };
    case routes.forecasts:
      return { kind: 'forecasts' };
    default:
      return null;
  }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
