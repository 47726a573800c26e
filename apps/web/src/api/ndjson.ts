/**
 * Reads newline-delimited JSON as it arrives: each line is given as soon as it is whole, wherever the network cut it.
 * Blank lines are passed over. Throws SyntaxError on a line that is no JSON.
 */
export async function* readNdjson(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as unknown;
      if (done) return;
    }
  } finally {
    // left early: what is still under way is of no use to anybody
    await reader.cancel().catch(() => {});
  }
}
