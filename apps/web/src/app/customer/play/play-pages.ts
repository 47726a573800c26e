import { redirect } from '@tanstack/react-router';
import { routes } from '../../../paths.ts';

interface PlayParams {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly value2: string;
}

/** The play pages that there are: `normal` or `laggards`, and `simple` alone. Other addresses lead to one of them. */
export function onlyPlayPages({ params }: { params: PlayParams }): void {
  const value = params.value === 'laggards' ? 'laggards' : 'normal';
  if (params.value === value && params.value2 === 'simple') return;
  throw redirect({ to: routes.play, params: { ...params, value, value2: 'simple' }, replace: true });
}
