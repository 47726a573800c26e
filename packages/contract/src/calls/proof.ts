import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { ChainHead, Verification } from '../entities/proof.ts';
import { Instant, Nullable } from '../wire.ts';

export const verifyFile = defineCall({
  id: 'proof.verify',
  method: 'GET',
  path: '/verify',
  access: 'visitor',
  summary: 'Si un archivo está en el registro, por su SHA-256: qué es, cuándo se registró y para qué sorteo',
  query: Type.Object({ sha256: Type.String({ pattern: '^[0-9a-fA-F]{64}$' }) }),
  answer: Verification,
});

export const proofHead = defineCall({
  id: 'proof.head',
  method: 'GET',
  path: '/proof/head',
  access: 'visitor',
  summary: 'La cabeza de la cadena: número y código de su último registro',
  answer: Type.Object({
    /** 0 and 64 zeros while nothing is recorded. */
    ...ChainHead.properties,
    recorded_at: Nullable(Instant),
  }),
});

/** `from` and `limit` are for whoever has a part of it; without them it is the whole chain. */
export const exportProof = defineCall({
  id: 'proof.export',
  method: 'GET',
  path: '/proof/export',
  access: 'visitor',
  summary: 'La cadena entera, un registro por línea (JSON), para comprobarla sin nosotros',
  query: Type.Object({
    /** The number of the first entry. */
    from: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  produces: 'application/x-ndjson',
});
