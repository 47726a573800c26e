import { type FormEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';

type Errors<V> = Partial<Record<keyof V & string, string>>;

interface FormState<V> {
  readonly values: V;
  readonly errors: Errors<V>;
  /** What the server said of a field: it holds until that field changes. */
  readonly refused: Errors<V>;
}

interface FormOptions<V> {
  readonly initial: V;
  /** For each field, what is wrong with it in Spanish, or null. */
  readonly validate?: { readonly [K in keyof V & string]?: (value: V[K], values: V) => string | null };
  /** Does the work. What it throws becomes `failure`; an `ApiError`'s field errors go to their fields. */
  readonly submit: (values: V) => void | Promise<void>;
}

/**
 * The one way forms work here: a field is checked when it is left and the whole form when it is sent; then the list of
 * errors has the focus (`FormErrors`), without one the first field that is wrong. What was typed is never lost.
 */
export function useForm<V extends object>({ initial, validate = {}, submit }: FormOptions<V>) {
  // together, and changed from what they are at that moment: two changes in one event both hold
  const [{ values, errors }, setForm] = useState<FormState<V>>({ values: initial, errors: {}, refused: {} });
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  /** The fields that the last attempt found wrong, new with each attempt. */
  const [found, setFound] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const ids = useId();
  const afterPress = useAfterPress();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt, once its errors are on the screen
  useEffect(() => {
    const first = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    (first('[data-form-errors]') ?? first('[aria-invalid="true"], [data-invalid="true"] input'))?.focus();
  }, [found]);

  const faultOf = (name: keyof V & string, all: V): string | null =>
    (validate as Record<string, ((value: unknown, values: V) => string | null) | undefined>)[name]?.(
      all[name],
      all,
    ) ?? null;

  const setError = (name: keyof V & string, fault: string | null) =>
    setForm((now) => ({ ...now, errors: withError(now.errors, name, fault) }));

  const checkField = (name: keyof V & string) =>
    setForm((now) => {
      const fault = faultOf(name, now.values) ?? now.refused[name] ?? null;
      return { ...now, errors: withError(now.errors, name, fault) };
    });

  const change = (patch: Partial<V>) =>
    setForm((now) => {
      const all = { ...now.values, ...patch };
      const changed = Object.keys(patch) as (keyof V & string)[];
      // an error on the screen goes as soon as it is put right
      const shown = changed.filter((name) => name in now.errors);
      return {
        values: all,
        errors: shown.reduce((left, name) => withError(left, name, faultOf(name, all)), now.errors),
        refused: changed.reduce((left, name) => withError(left, name, null), now.refused),
      };
    });

  const setValue = <K extends keyof V & string>(name: K, value: V[K]) =>
    change({ [name]: value } as unknown as Partial<V>);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const faults: Errors<V> = {};
    for (const name of Object.keys(values) as (keyof V & string)[]) {
      const fault = faultOf(name, values);
      if (fault !== null) faults[name] = fault;
    }
    setForm((now) => ({ ...now, errors: faults, refused: {} }));
    setFailure(null);
    if (Object.keys(faults).length > 0) return setFound(Object.keys(faults));
    running.current = true;
    setSubmitting(true);
    try {
      await submit(values);
    } catch (error) {
      setFailure(error);
      const fields = (error instanceof ApiError ? fieldErrors(error, values) : {}) as Errors<V>;
      setForm((now) => ({ ...now, errors: fields, refused: fields }));
      setFound(Object.keys(fields));
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  const idOf = (name: string) => `${ids}${name}`;

  /** For text inputs: `<TextField label="E-mail" {...form.field('email')} />`. */
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    id: idOf(name),
    value: values[name],
    error: errors[name] ?? null,
    onChange: (
      change: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | string | null,
    ) =>
      setValue(
        name,
        (change !== null && typeof change === 'object' ? change.currentTarget.value : change) as V[K],
      ),
    onBlur: () => {
      // leaving a field that nobody touched is not a mistake yet
      if (values[name] !== initial[name]) afterPress(() => checkField(name));
    },
  });

  /** For check boxes and switches: `<CheckField label="..." {...form.check('terms')} />`. */
  const check = <K extends keyof V & string>(name: K) => ({
    name,
    id: idOf(name),
    checked: values[name] === true,
    error: errors[name] ?? null,
    onChange: (change: SyntheticEvent<HTMLInputElement>) =>
      setValue(name, change.currentTarget.checked as V[K]),
  });

  return {
    values,
    errors,
    submitting,
    /** What the last attempt threw, until the next one. */
    failure,
    /** The fields that the last attempt found wrong and that still are. */
    wrong: found.filter((name) => name in errors),
    idOf,
    setValue,
    /** Sets several fields at once. */
    change,
    /** Checks one field now, as leaving it does. */
    checkField,
    setError,
    /** Marks a field as wrong for what only the server could know, and gives it the focus. */
    fail: (name: keyof V & string, fault: string) => {
      setForm((now) => ({
        ...now,
        errors: withError(now.errors, name, fault),
        refused: withError(now.refused, name, fault),
      }));
      setFound([name]);
    },
    field,
    check,
    reset: (to: V = initial) => {
      setForm({ values: to, errors: {}, refused: {} });
      setFailure(null);
      setFound([]);
    },
    /** For the form element: `<form {...form.props}>`. */
    props: {
      ref: element,
      noValidate: true,
      /** Marks a form that holds what nobody has saved. */
      'data-unsaved': JSON.stringify(values) === JSON.stringify(initial) ? undefined : true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
    },
  };
}

/**
 * A fault that appears moves what lies below it. Where a press on something else took the focus away, what is given is
 * done once that press has become its click; else at once.
 */
export function useAfterPress(): (act: () => void) => void {
  const state = useRef({ pressing: false, later: [] as (() => void)[] });
  useEffect(() => {
    const { current } = state;
    const press = () => {
      current.pressing = true;
    };
    const release = () => {
      current.pressing = false;
      // the click follows at once, before anything that waits its turn
      setTimeout(() => {
        for (const act of current.later.splice(0)) act();
      });
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
    };
  }, []);
  return (act) => {
    if (state.current.pressing) state.current.later.push(act);
    else act();
  };
}

/** The errors with a field's own in its place; without it where there is none. */
function withError<V>(errors: Errors<V>, name: keyof V & string, fault: string | null): Errors<V> {
  const { [name]: _, ...others } = errors;
  return (fault === null ? others : { ...others, [name]: fault }) as Errors<V>;
}

/** The server's errors by field: its paths read `email`, `/email` or `body/email`. */
export function fieldErrors(error: ApiError, values: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of error.errors) {
    const name = path.split(/[/.]/).filter(Boolean).at(-1) ?? '';
    if (name in values) found[name] ??= message;
  }
  return found;
}
