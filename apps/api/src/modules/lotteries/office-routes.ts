import {
  createLottery,
  hideLottery,
  lotteryPicture,
  showLottery,
  updateLottery,
} from '@bolillero/contract/calls/lottery-office';
import { AppError } from '../../errors/app-error.ts';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';

export const registerLotteryOffice: RegisterModule = (app, context) => {
  for (const call of [createLottery, hideLottery, lotteryPicture, showLottery, updateLottery]) {
    serve(app, context, call, async () => {
      throw new AppError('not-ready');
    });
  }
};
