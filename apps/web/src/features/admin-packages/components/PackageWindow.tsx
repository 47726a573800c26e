import { type Cents, cents, parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { packageTotal, savingPercent } from '@bolillero/domain/subscriptions/package';
import { themesThatHide } from '@bolillero/domain/subscriptions/package-colour';
import { dearestMonth, longestPackage } from '@bolillero/domain/subscriptions/package-limits';
import { adminPackagesTexts as texts } from '@bolillero/texts/admin-packages';
import { useState } from 'react';
import type { Package } from '../../../api/subscription.ts';
import field from '../../../components/ui/Field.module.css';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { PackageCard } from '../../../components/ui/PackageCard.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { useSavePackage } from '../api.ts';
import { hexOf, rgbOf } from '../colour.ts';
import classes from './Packages.module.css';

interface PackageWindowProps {
  /** Null for a new one. */
  readonly pack: Package | null;
  /** All of them, the shortest first: savings are told against the first. */
  readonly all: readonly Package[];
  readonly onClose: () => void;
}

/** A colour of the house's own, for a new package. */
const usualColour = '#2f6fb0';

const monthsOf = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= longestPackage
    ? Number(typed)
    : null;

function priceOf(typed: string): Cents | null {
  const parsed = parseAmount(typed);
  return parsed.ok && parsed.value > 0 && parsed.value <= dearestMonth ? parsed.value : null;
}

/** A package's months, price and colour, beside the card that everybody will see. */
export function PackageWindow({ pack, all, onClose }: PackageWindowProps) {
  const saving = useSavePackage();
  const [initial] = useState({
    months: pack === null ? '' : String(pack.months),
    price: pack?.price ?? '',
    colour: pack === null ? usualColour : hexOf(rgbOf(pack.colour)),
  });
  const form = useForm({
    initial,
    validate: {
      months: (typed) => (monthsOf(typed) === null ? texts.monthsWrong(longestPackage) : null),
      price: (typed) => (priceOf(typed) === null ? texts.priceWrong : null),
      colour: (colour) =>
        colour !== initial.colour && themesThatHide(rgbOf(colour)).length > 0 ? texts.colourFaint : null,
    },
    submit: async ({ months, price, colour }) => {
      const sent = { id: pack?.id ?? null, months: Number(months), price, colour: rgbOf(colour) };
      await saving.mutateAsync(sent);
      showSuccess(pack === null ? texts.created : texts.updated);
      onClose();
    },
  });
  const { values } = form;
  const months = monthsOf(values.months) ?? 1;
  const monthlyPrice = priceOf(values.price) ?? cents(0);
  const others = all
    .filter(({ id }) => id !== pack?.id)
    .map((one) => ({
      months: one.months,
      monthlyPrice: priceOf(one.price) ?? cents(0),
    }));
  const own = { months, monthlyPrice };
  const [first = own] = [...others, own].toSorted((a, b) => a.months - b.months);
  return (
    <FormWindow
      title={pack === null ? texts.add : texts.edit}
      width={720}
      form={form}
      isChanged={() => JSON.stringify(values) !== JSON.stringify(initial)}
      lost={texts.lost}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <div className={classes.fields}>
          <TextField
            label={texts.months}
            inputMode="numeric"
            required
            autoComplete="off"
            data-autofocus
            {...form.field('months')}
          />
          <TextField
            label={texts.price}
            description={pack === null ? undefined : texts.priceHint}
            inputMode="decimal"
            required
            autoComplete="off"
            {...form.field('price')}
          />
          <TextField type="color" className={classes.colour} label={texts.colour} {...form.field('colour')} />
        </div>
        <section aria-labelledby={form.idOf('preview')}>
          <h3 id={form.idOf('preview')} className={field.label}>
            {texts.preview}
          </h3>
          <PackageCard
            pack={{
              months,
              price: toDecimal(monthlyPrice),
              total: toDecimal(packageTotal(own)),
              saving: savingPercent(own, first),
              colour: values.colour,
            }}
          />
        </section>
      </div>
    </FormWindow>
  );
}
