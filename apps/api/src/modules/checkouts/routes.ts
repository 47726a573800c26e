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
import { presentCartItem } from './presenter.ts';
import { readLines } from './reader.ts';
import { registerPlays } from './register.ts';
import { renewPlays } from './renew.ts';
import type { CartPart } from './repository.ts';
import { type Cart, clearCart, countCart, createCartReader, removePlay } from './service.ts';

type RegisterInput = Pick<Input<typeof registerPlaysCall>, 'body' | 'identity' | 'request'>;

export const registerCheckouts: RegisterModule = (app, context) => {
  const readCart = createCartReader(context);

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

  serve(app, context, listCart, async (input) => {
    const cart = await readCart(customerOf(input).customerId);
    const first = cart.rows[0];
    return presentCart(cart, first === undefined ? null : cart.sales(first.lotteryId).date);
  });

  serve(app, context, countCartCall, async (input) => {
    const counts = await countCart(context, customerOf(input).customerId);
    return {
      ok: true,
      loteries: counts.map(({ lotteryId, name, plays }) => ({ lottery_id: lotteryId, name, plays })),
    };
  });

  serve(app, context, listLotteryCart, async (input) => {
    const { id, name, type } = input.query;
    const lottery = await context.catalogue.find({ id, name });
    const part: CartPart = { lotteryId: lottery.id, series: type };
    const cart = await readCart(customerOf(input).customerId, part);
    return presentCart(cart, cart.sales(lottery.id).date);
  });

  serve(app, context, deleteCartItem, async (input) => {
    await removePlay(context, customerOf(input).customerId, input.params.id);
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
    const { rows, sales } = await renewPlays(context, customerOf(input).customerId, ids);
    return { ok: true, data: rows.map((row) => presentCartItem(row, sales(row.lotteryId))) };
  });
};

function presentCart({ rows, country, sales }: Cart, dateLottery: string | null) {
  const listCheckout = rows.map((row) => presentCartItem(row, sales(row.lotteryId)));
  return { ok: true, listCheckout, country, dateLottery };
}
