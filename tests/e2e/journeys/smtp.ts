import { createServer, type Socket } from 'node:net';

/** What the mail server does with a mail: take it, say that it is to come later, or break off when it has it. */
export type Mood = 'take' | 'refuse' | 'break';

export interface MailServer {
  readonly url: string;
  /** Recipients of what it took. */
  readonly taken: readonly string[];
  mood: Mood;
  close(): Promise<void>;
}

/** A mail server on this machine that speaks as much SMTP as it takes to be sent a mail. */
export async function startMailServer(mood: Mood = 'take'): Promise<MailServer> {
  const taken: string[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => undefined);
    line.on('close', () => lines.delete(line));
    let recipient = '';
    let unread = '';
    let contents = false;
    const say = (words: string) => line.write(`${words}\r\n`);
    say('220 correo.example ESMTP');
    line.setEncoding('utf8').on('data', (chunk: string) => {
      unread += chunk;
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const words = unread.slice(0, end);
        unread = unread.slice(end + 2);
        if (contents) {
          if (words !== '.') continue;
          contents = false;
          if (house.mood === 'break') return line.destroy();
          taken.push(recipient);
          say('250 2.0.0 taken');
        } else if (/^RCPT/i.test(words)) {
          recipient = /<([^>]*)>/.exec(words)?.[1] ?? '';
          say(house.mood === 'refuse' ? '451 4.7.1 Greylisting in action, come back later' : '250 2.1.5 ok');
        } else if (/^DATA/i.test(words)) {
          contents = true;
          say('354 go on');
        } else if (/^QUIT/i.test(words)) {
          line.end('221 bye\r\n');
        } else {
          say('250 ok');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const house: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mood,
    close: () => {
      for (const line of lines) line.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return house;
}
