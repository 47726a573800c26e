import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { fieldErrors, useForm } from './use-form.ts';

function usePerson() {
  return useForm({
    initial: { name: '', city: '' },
    validate: { city: (city: string) => (city === 'Lima' ? null : 'Solo Lima.') },
    submit: () => {},
  });
}

interface PersonProps {
  /** Done once, all in one go, as in one event. */
  readonly act: (form: ReturnType<typeof usePerson>) => void;
}

/** A form's values and errors after something was done with it. */
function Person({ act }: PersonProps): ReactNode {
  const form = usePerson();
  const [done, setDone] = useState(false);
  if (!done) {
    setDone(true);
    act(form);
  }
  return `${form.values.name}, ${form.values.city}: ${form.errors.city ?? 'fine'}`;
}

const after = (act: PersonProps['act']) => renderToStaticMarkup(<Person act={act} />);

test('two fields set in one event both keep their value', () => {
  expect(
    after((form) => {
      form.setValue('name', 'Ana');
      form.setValue('city', 'Lima');
    }),
  ).toBe('Ana, Lima: fine');
});

test('a field that is set and checked in one event is checked with what it was set to', () => {
  expect(
    after((form) => {
      form.change({ city: 'Lima' });
      form.checkField('city');
    }),
  ).toBe(', Lima: fine');
  expect(
    after((form) => {
      form.change({ name: 'Ana', city: 'Cusco' });
      form.checkField('city');
    }),
  ).toBe('Ana, Cusco: Solo Lima.');
});

test('an error on the screen follows what is typed; none appears while typing', () => {
  const typed = (city: string) =>
    after((form) => {
      form.setError('city', 'Otra.');
      form.setValue('city', city);
    });
  expect(typed('Lima')).toBe(', Lima: fine');
  expect(typed('Cusco')).toBe(', Cusco: Solo Lima.');
  expect(after((form) => form.setValue('city', 'Cusco'))).toBe(', Cusco: fine');
});

test('what the server refused stays at its field until that is changed, also when it is left', () => {
  const refused = (act: PersonProps['act']) =>
    after((form) => {
      form.change({ city: 'Lima' });
      form.fail('city', 'Ya está tomada.');
      act(form);
    });
  expect(refused((form) => form.checkField('city'))).toBe(', Lima: Ya está tomada.');
  expect(refused((form) => form.setValue('name', 'Ana'))).toBe('Ana, Lima: Ya está tomada.');
  const changed = refused((form) => {
    form.setValue('city', 'Cusco');
    form.setValue('city', 'Lima');
    form.checkField('city');
  });
  expect(changed).toBe(', Lima: fine');
});

test('the server’s errors go to the fields that they name, the first of each', () => {
  const refusal = new ApiError({
    status: 400,
    code: 'input-invalid',
    message: 'Revisa los campos.',
    errors: [
      { path: '/city', message: 'Otra.' },
      { path: 'body/city', message: 'Y otra.' },
      { path: 'age', message: 'Un número.' },
    ],
  });
  expect(fieldErrors(refusal, { name: '', city: '' })).toEqual({ city: 'Otra.' });
});
