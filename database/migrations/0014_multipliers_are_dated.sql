CREATE TABLE "lottery_multiplier" (
	"lottery_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"mode" text NOT NULL,
	"values" smallint[] NOT NULL,
	"weights" smallint[] NOT NULL,
	"largest_up_to_cents" bigint,
	CONSTRAINT "lottery_multiplier_pkey" PRIMARY KEY("lottery_id","starts_on"),
	CONSTRAINT "lottery_multiplier_mode_known" CHECK ("lottery_multiplier"."mode" IN ('none', 'per-draw', 'per-play')),
	CONSTRAINT "lottery_multiplier_values_in_range" CHECK ("lottery_multiplier"."values" <@ '{1,2,3,4,5,6,7,8,9,10}'::smallint[]),
	CONSTRAINT "lottery_multiplier_values_where_one_is" CHECK (("lottery_multiplier"."mode" = 'none') = (cardinality("lottery_multiplier"."values") = 0)),
	CONSTRAINT "lottery_multiplier_weights_of_values" CHECK (cardinality("lottery_multiplier"."weights") IN (0, cardinality("lottery_multiplier"."values"))),
	CONSTRAINT "lottery_multiplier_jackpot_not_negative" CHECK ("lottery_multiplier"."largest_up_to_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lottery" DROP CONSTRAINT "lottery_multiplier_mode_known";--> statement-breakpoint
ALTER TABLE "lottery_multiplier" ADD CONSTRAINT "lottery_multiplier_lottery_id_lottery_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lottery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What each installation has is carried over: the lotteries that the product knows with their years, others with what
-- they had, from their first era on. Where there was none, none is written.
INSERT INTO lottery_multiplier (lottery_id, starts_on, mode, "values", weights, largest_up_to_cents)
  SELECT l.id, e.starts_on, e.mode, e."values", e.weights, e.largest_up_to_cents
  FROM lottery l JOIN (VALUES
    ('power_balls', date '2001-03-07', 'per-draw', '{1,2,3,4,5}'::smallint[], '{}'::smallint[], NULL::bigint),
    ('power_balls', '2002-10-09', 'per-draw', '{2,3,4,5,10}', '{}', NULL),
    ('power_balls', '2012-01-15', 'none', '{}', '{}', NULL),
    ('power_balls', '2014-01-22', 'per-draw', '{2,3,4,5}', '{}', NULL),
    ('power_balls', '2015-10-07', 'per-draw', '{2,3,4,5,10}', '{24,13,3,2,1}', 15000000000),
    ('mega_millions', '2003-12-05', 'per-draw', '{2,3,4}', '{}', NULL),
    ('mega_millions', '2013-10-22', 'per-draw', '{2,3,4,5}', '{5,6,3,1}', NULL),
    ('mega_millions', '2025-04-08', 'per-play', '{2,3,4,5,10}', '{15,10,4,2,1}', NULL),
    ('florida', '2009-10-14', 'per-draw', '{2,3,4,5}', '{}', NULL),
    ('florida', '2020-10-10', 'per-play', '{2,3,4,5,10}', '{9,8,5,3,1}', NULL)
  ) AS e(name, starts_on, mode, "values", weights, largest_up_to_cents) ON e.name = l.name;--> statement-breakpoint
INSERT INTO lottery_multiplier (lottery_id, starts_on, mode, "values", weights)
  SELECT id, coalesce((SELECT min(starts_on) FROM lottery_era WHERE lottery_id = lottery.id), opening_date),
    multiplier_mode, multiplier_values, '{}'
  FROM lottery
  WHERE multiplier_mode <> 'none' AND cardinality(multiplier_values) > 0
    AND name NOT IN ('power_balls', 'mega_millions', 'florida', 'tinkas');--> statement-breakpoint
UPDATE lottery SET playoff_multiplier = true WHERE name = 'florida';--> statement-breakpoint
CREATE TRIGGER lottery_multiplier_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON lottery_multiplier
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();--> statement-breakpoint
ALTER TABLE "lottery" DROP COLUMN "multiplier_mode";--> statement-breakpoint
ALTER TABLE "lottery" DROP COLUMN "multiplier_values";
