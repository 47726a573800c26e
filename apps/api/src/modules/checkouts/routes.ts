import {
  CartItemIds,
  clearCart as clearCartCall,
  clearLotteryCart,
  countCart as countCartCall,
  deleteCartItem,
  listCart,
  listLotteryCart,
  registerPlays as registerPlaysCall,
  registerPlaysNormal,
  renewCartItems,
} from '@bolillero/contract/calls/checkouts';
import { customerOf, type Input, serve } from '../../plugins/calls.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentCartItems } from './presenter.ts';
import { readLines } from './reader.ts';
import { registerPlays } from './register.ts';
import { renewItems } from './renew.ts';
import type { CartPart } from './repository.ts';
import { type Cart, clearCart, countCart, createCartReader, removeItem } from './service.ts';

type RegisterInput = Pick<Input<typeof registerPlaysCall>, 'body' | 'identity' | 'request'>;

export const registerCheckouts: RegisterModule = (app, context) => {
  const readCart = createCartReader(context);

  const presentCart = (cart: Cart, lotteryId?: number) => {
    const listCheckout = presentCartItems(cart, context.clock.now());
    const asked = lotteryId ?? listCheckout[0]?.lottery_id;
    const dateLottery = asked === undefined ? null : cart.sales(asked).date;
    return { ok: true, listCheckout, country: cart.country, dateLottery };
  };

  const register = async (input: RegisterInput) => {
    const customer = customerOf(input);
    const { loterie_id: lotteryId, date_lottery: date, type, balls } = input.body;
    const { typed, lines } = readLines(input.request, balls);
    const ids = await registerPlays(context, customer, { lotteryId, type, date, lines });
    return { ok: true, registered: ids.map((newId, index) => ({ id: typed[index]?.id ?? null, newId })) };
  };
  // Two names of one operation.
  serve(app, context, registerPlaysCall, register);
  serve(app, context, registerPlaysNormal, register);

  serve(app, context, listCart, async (input) => presentCart(await readCart(customerOf(input).customerId)));

  serve(app, context, countCartCall, async (input) => {
    const counts = await countCart(context, customerOf(input).customerId);
    return {
      ok: true,
      loteries: counts.map(({ lotteryId, name, plays, shares }) => ({
        lottery_id: lotteryId,
        name,
        plays,
        ...(shares === 0 ? {} : { shares }),
      })),
    };
  });

  serve(app, context, listLotteryCart, async (input) => {
    const { id, name, type } = input.query;
    const lottery = await context.catalogue.find({ id, name });
    const part: CartPart = { lotteryId: lottery.id, series: type };
    return presentCart(await readCart(customerOf(input).customerId, part), lottery.id);
  });

  serve(app, context, deleteCartItem, async (input) => {
    await removeItem(context, customerOf(input).customerId, input.params.id);
    return { ok: true };
  });

  serve(app, context, clearLotteryCart, async (input) => {
    const lottery = await context.catalogue.find({ id: input.params.id });
    await clearCart(context, customerOf(input).customerId, { lotteryId: lottery.id });
    return { ok: true };
  });

  serve(app, context, clearCartCall, async (input) => {
    await clearCart(context, customerOf(input).customerId, {});
    return { ok: true };
  });

  serve(app, context, renewCartItems, async (input) => {
    const ids = parseJsonText<typeof CartItemIds>(input.request, CartItemIds, input.body.items, 'items');
    const renewed = await renewItems(context, customerOf(input).customerId, ids);
    return { ok: true, data: presentCartItems(renewed, context.clock.now()) };
  });
};
