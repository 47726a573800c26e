import { historySoundness } from '@bolillero/contract/calls/soundness';
import { serve } from '../../plugins/calls.ts';
import { sendKept } from '../../plugins/send-kept.ts';
import type { RegisterModule } from '../../register-module.ts';
import { soundnessAnswer } from './service.ts';

/** How sound the history of a series is, for everybody. */
export const registerSoundness: RegisterModule = (app, context) => {
  serve(app, context, historySoundness, async ({ params, query, request, reply }) => {
    const asked = await context.engine.find({ ...params, type: query.type });
    const kept = await soundnessAnswer(context, asked);
    // Asked anew each time, since any result changes it.
    reply.header('cache-control', 'no-cache');
    return await sendKept(request, reply, kept, 'application/json; charset=utf-8');
  });
};
