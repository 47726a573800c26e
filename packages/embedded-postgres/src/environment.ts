/** What the server and its guard inherit: nothing of PGHOST, NODE_OPTIONS or the secrets of the application. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', TMPDIR } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(TMPDIR === undefined ? {} : { TMPDIR }) };
}
