CREATE TABLE "lottery_draw_days" (
	"lottery_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"days" smallint[] NOT NULL,
	CONSTRAINT "lottery_draw_days_pkey" PRIMARY KEY("lottery_id","starts_on"),
	CONSTRAINT "lottery_draw_days_are_weekdays" CHECK ("lottery_draw_days"."days" <@ '{0,1,2,3,4,5,6}'::smallint[])
);
--> statement-breakpoint
ALTER TABLE "lottery" DROP CONSTRAINT "lottery_draw_days_are_weekdays";--> statement-breakpoint
ALTER TABLE "lottery_draw_days" ADD CONSTRAINT "lottery_draw_days_lottery_id_lottery_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lottery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The lotteries that the product knows get their years, unless somebody changed their days; others what they had, from their
-- first era on.
INSERT INTO lottery_draw_days (lottery_id, starts_on, days)
  SELECT l.id, e.starts_on, e.days
  FROM lottery l JOIN (VALUES
    ('power_balls', date '1992-04-22', '{3,6}'::smallint[], '{1,3,6}'::smallint[]),
    ('power_balls', '2021-08-23', '{1,3,6}', '{1,3,6}'),
    ('mega_millions', '1996-09-06', '{5}', '{2,5}'),
    ('mega_millions', '1998-02-10', '{2,5}', '{2,5}'),
    ('florida', '1988-05-07', '{6}', '{3,6}'),
    ('florida', '1999-10-27', '{3,6}', '{3,6}'),
    ('tinkas', '1994-10-16', '{0}', '{0,3}'),
    ('tinkas', '2004-05-19', '{0,3}', '{0,3}')
  ) AS e(name, starts_on, days, last) ON e.name = l.name AND e.last = l.draw_days;--> statement-breakpoint
INSERT INTO lottery_draw_days (lottery_id, starts_on, days)
  SELECT id, coalesce((SELECT min(starts_on) FROM lottery_era WHERE lottery_id = lottery.id), opening_date), draw_days
  FROM lottery WHERE id NOT IN (SELECT lottery_id FROM lottery_draw_days);--> statement-breakpoint
CREATE TRIGGER lottery_draw_days_moves_catalogue AFTER INSERT OR UPDATE OR DELETE ON lottery_draw_days
  FOR EACH STATEMENT EXECUTE FUNCTION move_catalogue_version();--> statement-breakpoint
-- The next draw date is worked out when it is read. What was written of it stays where somebody must have meant it: not
-- before a later draw, nor where it is the calendar's.
UPDATE draw SET next_date = NULL FROM lottery l WHERE l.id = draw.lottery_id AND draw.next_date IS NOT NULL AND (
  EXISTS (SELECT FROM draw later WHERE later.lottery_id = draw.lottery_id AND later.series = draw.series AND later.date > draw.date)
  OR draw.next_date = (SELECT min(draw.date + n) FROM generate_series(1, 7) AS n
    WHERE extract(dow FROM draw.date + n) = ANY (l.draw_days)));--> statement-breakpoint
ALTER TABLE "lottery" DROP COLUMN "draw_days";
