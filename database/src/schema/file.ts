import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';

/** Uploaded files (PDFs, images up to 1 MiB) live in the database: it is the only state. */
export const file = pgTable(
  'file',
  {
    id: id(),
    sha256: bytea('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('file_size_matches', sql`${t.size} = octet_length(${t.bytes}) AND ${t.size} <= 1048576`)],
);
