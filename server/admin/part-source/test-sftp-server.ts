/** An SFTP server in this process, with files in memory. */
import { generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2';
import { fingerprint } from './fetch-sftp.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;
const fileMode = 0o100644;
const folderMode = 0o040755;

export interface SftpServer {
  port: number;
  /** Fingerprint as `ssh-keygen -lf` prints it. */
  hostKey: string;
  password: string;
  /** That opens it too. */
  privateKey: string;
  /** How often somebody tried to log in. */
  logins: () => number;
  close: () => Promise<void>;
}

const rsaPem = () => {
  const pem = { type: 'pkcs1', format: 'pem' } as const;
  return generateKeyPairSync('rsa', { modulusLength: 2048, privateKeyEncoding: pem, publicKeyEncoding: pem }).privateKey;
};

function parsedKey(pem: string) {
  const key = utils.parseKey(pem);
  if (key instanceof Error) throw key;
  return key;
}

export async function openSftpServer(files: Record<string, string>): Promise<SftpServer> {
  const [host, privateKey, password] = [rsaPem(), rsaPem(), 'a password for this test'];
  const own = parsedKey(privateKey);
  let logins = 0;
  const connections = new Set<Connection>();
  const server = new Server({ hostKeys: [host] }, (client) => {
    connections.add(client);
    client.on('error', () => {});
    client.on('close', () => connections.delete(client));
    client.on('authentication', (context) => {
      if (context.method === 'none') return context.reject(['password', 'publickey']);
      logins += 1;
      return isWelcome(context) ? context.accept() : context.reject(['password', 'publickey']);
    });
    client.on('ready', () => client.on('session', (accept) => accept().on('sftp', (open) => serve(open(), files))));
  });
  function isWelcome(context: AuthContext): boolean {
    if (context.method === 'password') return context.username === 'shop' && context.password === password;
    if (context.method !== 'publickey') return false;
    const shown = own.getPublicSSH();
    if (context.key.data.length !== shown.length || !timingSafeEqual(context.key.data, shown)) return false;
    return context.signature === undefined || context.blob === undefined || own.verify(context.blob, context.signature, context.hashAlgo);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // it listens
    hostKey: fingerprint(parsedKey(host).getPublicSSH()),
    password,
    privateKey,
    logins: () => logins,
    close: async () => {
      for (const one of connections) one.end();
      server.close();
    },
  };
}

function serve(sftp: SFTPWrapper, files: Record<string, string>): void {
  const handles: Buffer[] = [];
  const stat = (request: number, path: string): void => {
    const file = files[path];
    const isFolder = Object.keys(files).some((name) => name.startsWith(`${path}/`));
    if (file === undefined && !isFolder) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    sftp.attrs(request, { mode: file === undefined ? folderMode : fileMode, uid: 0, gid: 0, size: file?.length ?? 0, atime: 0, mtime: 0 });
  };
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('OPEN', (request, path) => {
    const file = files[path];
    if (file === undefined) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    handles.push(Buffer.from(file));
    sftp.handle(request, Buffer.from([handles.length - 1]));
  });
  sftp.on('FSTAT', (request, handle) => {
    sftp.attrs(request, { mode: fileMode, uid: 0, gid: 0, size: handles[handle[0] ?? 0]?.length ?? 0, atime: 0, mtime: 0 });
  });
  sftp.on('READ', (request, handle, offset, length) => {
    const rest = handles[handle[0] ?? 0]?.subarray(offset, offset + length) ?? Buffer.alloc(0);
    if (rest.length === 0) sftp.status(request, STATUS_CODE.EOF);
    else sftp.data(request, rest);
  });
  sftp.on('CLOSE', (request) => sftp.status(request, STATUS_CODE.OK));
}
