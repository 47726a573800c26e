import type { Customer } from '@bolillero/contract/entities/account';
import { countries } from '@bolillero/domain/accounts/countries';
import { parsePersonName } from '@bolillero/domain/accounts/person-name';
import { personNameFaultText } from '@bolillero/texts/accounts';
import { profileTexts } from '@bolillero/texts/profile';
import { serverNow } from '../../../api/server-clock.ts';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { useSaveProfile } from '../api/profile.ts';
import classes from './Personal.module.css';
import { birthdayTypedFault } from './registration-rules.ts';

const words = profileTexts.personal;

/** Name, birthday, country and address of a customer, to change. */
export function PersonalData({ customer }: { customer: Customer }) {
  const settings = useSettings();
  const save = useSaveProfile();
  const form = useForm({
    initial: {
      name: customer.name,
      lastname: customer.lastname,
      birthday: typedOfDate(customer.birthday),
      country: customer.country,
      address: customer.address,
    },
    validate: {
      name: (typed) => nameFault('name', typed, customer),
      lastname: (typed) => nameFault('lastname', typed, customer),
      birthday: (typed) => birthdayTypedFault(typed, serverNow(), settings),
    },
    submit: async (values) => {
      await save({ ...values, birthday: dateOfTyped(values.birthday) ?? values.birthday });
      showSuccess(words.saved, { seconds: 3 });
    },
  });
  return (
    <section className={classes.part} aria-labelledby="personal">
      <h2 id="personal" className={classes.heading}>
        {words.heading}
      </h2>
      <form {...form.props} className={classes.form}>
        <div className={classes.pair}>
          <TextField label={words.name} autoComplete="given-name" {...form.field('name')} />
          <TextField label={words.lastname} autoComplete="family-name" {...form.field('lastname')} />
        </div>
        <div className={classes.pair}>
          <DateField label={words.birthday} autoComplete="bday" {...form.field('birthday')} />
          <SelectField
            label={words.country}
            autoComplete="country-name"
            options={countryOptions(customer.country)}
            {...form.field('country')}
          />
        </div>
        <TextField
          label={words.address}
          autoComplete="street-address"
          maxLength={200}
          {...form.field('address')}
        />
        <FormFailure failure={form.failure} errors={form.errors} />
        <div className={classes.submit}>
          <Button type="submit" size="md" loading={form.submitting}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** What is wrong with a name; one from before the rule stays until it is changed. */
function nameFault(field: 'name' | 'lastname', typed: string, customer: Customer): string | null {
  if (typed === customer[field]) return null;
  const name = parsePersonName(typed);
  return name.ok ? null : personNameFaultText(field, name.error);
}

/** The countries to choose from; one that an account has from before the list stays among them. */
function countryOptions(current: string): { value: string; label: string }[] {
  const known = countries.some((country) => country === current) || current === '';
  return [
    { value: '', label: words.noCountry },
    ...(known ? [] : [{ value: current, label: current }]),
    ...countries.map((country) => ({ value: country, label: country })),
  ];
}
