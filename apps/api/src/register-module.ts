import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** Serves the calls of one resource, and tells the job worker what it can do. */
export type RegisterModule = (app: FastifyInstance, context: Context) => void;
