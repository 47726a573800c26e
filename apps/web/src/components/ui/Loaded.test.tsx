import { uiTexts } from '@bolillero/texts/ui';
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { type Asked, Loaded, together } from './Loaded.tsx';

const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const asked = <T,>(state: Partial<Asked<T>>): Asked<T> => ({
  data: undefined,
  error: null,
  refetch: () => {},
  ...state,
});
const names = (query: Asked<readonly string[]>) =>
  renderToStaticMarkup(
    <Loaded query={query} waiting={<i>bone</i>} empty="Nobody yet">
      {(all, { stale }) => `${all.join(' and ')}${stale ? ' (before)' : ''}`}
    </Loaded>,
  );
const refusal = new ApiError({ status: 403, code: 'forbidden', message: 'No puedes ver esto.' });

test('while it waits, one word is read and the shapes are not', () => {
  const html = names(asked({}));
  expect(html).toContain('aria-busy="true"');
  expect(html).toMatch(/role="status"[^>]*>Cargando…/);
  expect(html).toContain('<div aria-hidden="true"><i>bone</i></div>');
});

test('a failure says why and offers to try again', () => {
  const html = names(asked({ error: refusal }));
  expect(html).toContain('role="alert"');
  expect(words(html)).toBe(`${uiTexts.somethingFailed} No puedes ver esto. ${uiTexts.retry}`);
});

test('what is there is shown, and stays when asking again fails', () => {
  expect(names(asked({ data: ['Ana', 'Luis'] }))).toBe('Ana and Luis');
  expect(names(asked({ data: ['Ana'], error: refusal }))).toBe('Ana');
});

test('nothing is said to be there only for the question that was asked', () => {
  expect(names(asked<readonly string[]>({ data: [] }))).toBe('Nobody yet');
  expect(names(asked<readonly string[]>({ data: [], isPlaceholderData: true }))).toBe(' (before)');
  expect(names(asked({ data: ['Ana'], isPlaceholderData: true }))).toBe('Ana (before)');
});

test('what counts as nothing, and what is then said, may depend on what came', () => {
  const page = (rows: readonly string[], total: number) =>
    renderToStaticMarkup(
      <Loaded
        query={asked({ data: { rows, total } })}
        waiting={null}
        isEmpty={({ rows }) => rows.length === 0}
        empty={({ total }) => (total > 0 ? 'past the end' : 'none')}
      >
        {({ rows }) => rows.join()}
      </Loaded>,
    );
  expect([page(['Ana'], 1), page([], 1), page([], 0)]).toEqual(['Ana', 'past the end', 'none']);
});

test('an answer of false or null is an answer', () => {
  const shown = (data: boolean | null) =>
    renderToStaticMarkup(
      <Loaded query={asked({ data })} waiting={null}>
        {(answer) => String(answer)}
      </Loaded>,
    );
  expect([shown(false), shown(null)]).toEqual(['false', 'null']);
});

const someNames = queryOptions({ queryKey: ['names'], queryFn: () => ['Ana'], staleTime: Infinity });

function NamesOfQuery() {
  return (
    <Loaded query={useQuery(someNames)} waiting={null}>
      {(all) => all.length}
    </Loaded>
  );
}

test('a query of the library is taken as it is', () => {
  const client = new QueryClient();
  client.setQueryData(someNames.queryKey, ['Ana', 'Luis']);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NamesOfQuery />
    </QueryClientProvider>,
  );
  expect(html).toBe('2');
});

test('several queries are there once all are, and only those that failed are asked again', () => {
  const again: string[] = [];
  const there = asked({ data: 7, refetch: () => again.push('there') });
  const waits = asked<string>({ refetch: () => again.push('waits') });
  const fails = asked<string>({ error: refusal, refetch: () => again.push('fails') });
  expect(together(there, asked({ data: 'a' })).data).toEqual([7, 'a']);
  expect(together(there, waits)).toMatchObject({ data: undefined, error: null });
  const all = together(there, waits, fails);
  expect(all.error).toBe(refusal);
  all.refetch();
  expect(again).toEqual(['fails']);
});
