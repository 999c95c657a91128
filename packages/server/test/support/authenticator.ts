/** A passkey in software. It signs the challenges of a server, as a browser's authenticator does. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const text = (bytes: Buffer): string => bytes.toString('base64url');
const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** Flags of the authenticator data: the user is present and verified; a new key follows. */
const PRESENT = 0x05;
const NEW_KEY = 0x40;

export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly origin: URL;
  private signed = 0;

  constructor(origin: string) {
    this.origin = new URL(origin);
  }

  create({ challenge }: { readonly challenge: string }) {
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey()]);
    const data = Buffer.concat([this.data(PRESENT | NEW_KEY), key]);
    // A map in CBOR: { fmt: 'none', attStmt: {}, authData }.
    const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
    const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data]);
    const clientDataJSON = this.client('webauthn.create', challenge);
    return this.credential({ clientDataJSON: text(clientDataJSON), attestationObject: text(attestationObject) });
  }

  get({ challenge }: { readonly challenge: string }) {
    const clientData = this.client('webauthn.get', challenge);
    const data = this.data(PRESENT);
    const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), this.keys.privateKey);
    return this.credential({
      clientDataJSON: text(clientData),
      authenticatorData: text(data),
      signature: text(signature),
    });
  }

  private credential<T>(response: T) {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.signed);
    return Buffer.concat([hash(this.origin.hostname), Buffer.from([flags]), count]);
  }

  /** A key of the curve P-256 in the COSE format. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    return Buffer.concat([Buffer.from('a5010203262001', 'hex'), part(0x21, x), part(0x22, y)]);
  }
}
