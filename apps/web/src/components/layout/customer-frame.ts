import { pageOf } from './page-of.ts';

/** The customers' frame; fetched ahead by `preload`, it is drawn without a gap. */
export const CustomerFrame = pageOf(() => import('./CustomerLayout.tsx'), 'CustomerLayout');
