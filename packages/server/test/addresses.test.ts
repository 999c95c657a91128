import { createServer } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, mustListen, ownUrl, urlsForOthers } from '../src/addresses.ts';
import { optionsFrom } from '../src/options.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, netmask: '', mac: '', cidr: null },
  ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
});
type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;
const INTERFACES = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  tun0: [at('100.80.1.2')],
  eth0: [at('192.168.1.20'), at('fd00::20'), at('fe80::20')],
  usb0: [at('169.254.7.7')],
};
const others = (host: string, publicUrl: string | null = null, interfaces: Interfaces = INTERFACES) =>
  urlsForOthers({ host, publicUrl }, 8080, interfaces);

test('the URLs for other computers match the address listened on, the private network first', () => {
  expect(others('127.0.0.1')).toEqual([]);
  expect(others('localhost')).toEqual([]);
  expect(others('::1')).toEqual([]);
  const lan = 'http://192.168.1.20:8080';
  expect(others('0.0.0.0')).toEqual([lan, 'http://100.80.1.2:8080']);
  expect(others('::')).toEqual([lan, 'http://100.80.1.2:8080', 'http://[fd00::20]:8080']);
  expect(others('192.168.1.20')).toEqual([lan]);
  expect(others('0.0.0.0', null, { lo: INTERFACES.lo })).toEqual([]);
  expect(others('0.0.0.0', null, { docker0: INTERFACES.docker0 })).toEqual(['http://172.17.0.1:8080']);
});

test('loopback addresses are recognized', () => {
  for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
    expect(isLoopback(host)).toBe(true);
  for (const host of ['127.example', '10.0.0.1', '::', '0.0.0.0', '::ffff:10.0.0.1', 'localhost.example'])
    expect(isLoopback(host)).toBe(false);
});

test('a public URL is used as it is, unless it is a loopback address', () => {
  expect(others('0.0.0.0', 'https://play.example')).toEqual(['https://play.example']);
  expect(others('127.0.0.1', 'https://play.example')).toEqual(['https://play.example']);
  expect(others('0.0.0.0', 'http://localhost:8080')).toEqual([]);
  expect(others('0.0.0.0', 'http://[::1]:8080')).toEqual([]);
});

test('on the same computer it is opened as localhost if possible', () => {
  const urls = ['127.0.0.1', '0.0.0.0', '::', '192.168.1.20', '::1'].map((host) => ownUrl(host, 80));
  const local = 'http://localhost:80';
  expect(urls).toEqual([local, local, local, 'http://192.168.1.20:80', 'http://[::1]:80']);
});

test('addresses and ports that cannot be listened on are rejected with an explanation', async () => {
  for (const host of ['http://0.0.0.0', '300.1.1.1:80', 'two words', '198.51.100.7'])
    await expect(mustListen(host, 0)).rejects.toThrow(`not "${host}"`);
  const busy = createServer();
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
  const { port } = busy.address() as { port: number };
  await expect(mustListen('127.0.0.1', port)).rejects.toThrow(`port ${port} is in use`);
  busy.close();
  await expect(mustListen('127.0.0.1', 0)).resolves.toBeUndefined();
  expect(() => optionsFrom({ PORT: '70000', SECRET: 's' })).toThrow(/PORT must be .* 65535, not "70000"/);
});
