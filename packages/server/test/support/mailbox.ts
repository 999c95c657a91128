/** An SMTP server on loopback that keeps what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailbox {
  readonly url: string;
  readonly mails: Mail[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, ...read(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The subject and the text of a mail without attachments. */
function read(raw: string): Omit<Mail, 'to'> {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    subject: words(field('subject')),
    text: decode(raw.slice(end + 4), field('content-transfer-encoding')).toString('utf8'),
  };
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decode = (body: string, how: string): Buffer =>
  how === 'base64'
    ? Buffer.from(body, 'base64')
    : how === 'quoted-printable'
      ? quoted(body)
      : Buffer.from(body, 'latin1');

const words = (text: string): string =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?(B|Q)\?(.*?)\?=/gi, (_, how: string, part: string) =>
      (how.toUpperCase() === 'B' ? Buffer.from(part, 'base64') : quoted(part.replaceAll('_', ' '))).toString('utf8'),
    );
