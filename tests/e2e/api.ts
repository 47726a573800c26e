/** An answer of the interface, whatever its status. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Arranges data through the interface, the way any program would: plain paths below `/api` and a Bearer token. */
export interface Api {
  /** The same interface for somebody who is signed in. */
  as(token: string): Api;
  /** Any answer, for looking at refusals. An object goes as JSON, a form as multipart. */
  call<T = unknown>(method: string, path: string, body?: object): Promise<Answer<T>>;
  /** The body of a good answer; anything else throws with the server's own words. */
  get<T = unknown>(path: string): Promise<T>;
  post<T = unknown>(path: string, body?: object): Promise<T>;
  put<T = unknown>(path: string, body?: object): Promise<T>;
  delete<T = unknown>(path: string): Promise<T>;
}

/** The interface of the server at `url`, for a visitor until `as` says otherwise. */
export function apiOf(url: string, token?: string): Api {
  const call = async <T>(method: string, path: string, body?: object): Promise<Answer<T>> => {
    const form = body instanceof FormData;
    const headers: Record<string, string> = {};
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (body !== undefined && !form) headers['content-type'] = 'application/json';
    const response = await fetch(new URL(`/api${path}`, url), {
      method,
      headers,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  const good = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await call<T>(method, path, body);
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    throw new Error(`${method} /api${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  return {
    as: (other) => apiOf(url, other),
    call,
    get: (path) => good('GET', path),
    post: (path, body) => good('POST', path, body),
    put: (path, body) => good('PUT', path, body),
    delete: (path) => good('DELETE', path),
  };
}

/** A file as a form field: `form({ file: namedFile(bytes, 'cartilla.pdf', 'application/pdf') })`. */
export function namedFile(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): File {
  return new File([content], name, { type });
}

/** A multipart body from its fields. */
export function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
