import {
  createLottery as createCall,
  hideLottery as hideCall,
  lotteryPicture,
  showLottery as showCall,
  updateLottery as updateCall,
} from '@bolillero/contract/calls/lottery-office';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { parseForm } from '../../plugins/json-text.ts';
import { type ReceivedForm, receiveForm } from '../../plugins/receive-file.ts';
import type { RegisterModule } from '../../register-module.ts';
import { createLottery } from './create-lottery.ts';
import {
  hideLottery,
  type PictureEdit,
  type SavedLottery,
  saveLottery,
  showLottery,
} from './edit-lottery.ts';
import { readEdit } from './office-reader.ts';
import { makePicture, pictureBelow } from './pictures.ts';
import { presentImpact, presentLotteryDetail } from './presenter.ts';
import { findPicture } from './write-repository.ts';

/** A form has some 50 fields, of which a table of prizes over the years is the longest. */
const formLimits = { files: ['image', 'logo'], below: pictureBelow, fields: 80, fieldSize: 200_000 };

export const registerLotteryOffice: RegisterModule = (app, context) => {
  const { db, clock } = context;

  const answerOf = ({ lottery, impact }: SavedLottery) => ({
    ok: true,
    data: presentLotteryDetail(lottery satisfies CatalogueLottery, clock.now()),
    impact: presentImpact(impact),
  });

  serve(app, context, updateCall, async (input) => {
    const admin = adminOf(input);
    const form = await receiveForm(input.request, formLimits);
    const body = parseForm<typeof updateCall.body>(input.request, updateCall.body, form.fields);
    if (body.id !== undefined && body.id !== input.params.id) throw new AppError('unknown-lottery');
    const saved = await saveLottery(context, admin, input.params.id, {
      ...readEdit(input.request, body),
      name: body.name,
      image: await pictureEdit(form, 'image', body.remove_image),
      logo: await pictureEdit(form, 'logo', body.remove_logo),
      revision: body.revision ?? null,
      accepted: Boolean(body.accept),
      isRehearsal: Boolean(input.query.dry_run),
    });
    return answerOf(saved);
  });

  serve(app, context, createCall, async (input) => {
    const admin = adminOf(input);
    const form = await receiveForm(input.request, formLimits);
    const body = parseForm<typeof createCall.body>(input.request, createCall.body, form.fields);
    const saved = await createLottery(context, admin, {
      ...readEdit(input.request, body),
      name: body.name?.trim(),
      image: await pictureEdit(form, 'image', body.remove_image),
      logo: await pictureEdit(form, 'logo', body.remove_logo),
      isRehearsal: Boolean(input.query.dry_run),
    });
    return answerOf(saved);
  });

  serve(app, context, hideCall, async (input) => {
    const impact = await hideLottery(context, adminOf(input), input.body.id, Boolean(input.query.dry_run));
    return { ok: true, impact: presentImpact(impact) };
  });

  serve(app, context, showCall, async (input) => {
    await showLottery(context, adminOf(input), input.body.id);
    return { ok: true };
  });

  serve(app, context, lotteryPicture, async ({ params, reply }) => {
    const bytes = await findPicture(db, Buffer.from(params.hash, 'hex'));
    if (bytes === null) throw new AppError('not-found');
    return await reply
      .type('image/webp')
      .headers({
        // Its address is the hash of its bytes: it never says anything else.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(bytes);
  });
};

/** What a form makes of a picture. One that is sent counts, whatever else is said. */
async function pictureEdit(
  form: ReceivedForm,
  field: 'image' | 'logo',
  removes: number | boolean | undefined,
): Promise<PictureEdit> {
  const file = form.files.get(field);
  if (file !== undefined) return await makePicture(file);
  return removes ? 'none' : null;
}
