import type { RegisterModule } from '../../modules.ts';
export const registerBacktest: RegisterModule = () => {};
