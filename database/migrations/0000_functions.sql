-- What the tables' checks and generated columns are made of.

-- Balls are kept ascending, distinct and within 1..99: one spelling for one combination.
CREATE FUNCTION is_ball_set(balls smallint[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    cardinality(balls) BETWEEN 1 AND 20
      AND balls[1] >= 1
      AND balls[cardinality(balls)] <= 99
      AND balls = (SELECT array_agg(DISTINCT ball ORDER BY ball) FROM unnest(balls) AS ball),
    false)
$$;
--> statement-breakpoint
-- Ball b is bit b - 1, so that the matches of two sets are the bits of their AND.
CREATE FUNCTION ball_mask(balls smallint[]) RETURNS bit(99)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(set_bit(0::bit(99), ball - 1, 1)), 0::bit(99)) FROM unnest(balls) AS ball
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are final', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
