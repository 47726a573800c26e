import { lazyRouteComponent } from '@tanstack/react-router';

/** The customers' frame; fetched ahead by `preload`, it is drawn without a gap. */
export const CustomerFrame = lazyRouteComponent(() => import('./CustomerLayout.tsx'), 'CustomerLayout');
