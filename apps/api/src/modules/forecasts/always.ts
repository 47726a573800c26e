import type { RegisterModule } from '../../modules.ts';
export const registerAlways: RegisterModule = () => {};
