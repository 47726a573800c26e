/**
 * A `fetch` that says how much of its body has gone out, which only XMLHttpRequest can tell. Otherwise the same: it
 * answers a `Response`, fails with TypeError without a connection, and stops with its signal.
 */
export function uploading(onProgress: (part: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const stop = () => request.abort();
      const finish = (done: () => void) => () => {
        signal?.removeEventListener('abort', stop);
        done();
      };
      request.open(init.method ?? 'GET', String(address));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.responseType = 'blob';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = finish(() => resolve(responseOf(request)));
      request.onerror = finish(() => reject(new TypeError('No connection')));
      request.onabort = finish(() => reject(new DOMException('Stopped', 'AbortError')));
      if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'));
      signal?.addEventListener('abort', stop);
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return new Response(request.response as Blob, { status: request.status, headers });
}
